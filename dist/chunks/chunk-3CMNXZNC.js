import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{__commonJS,__require,__toESM}from"./chunk-4NI3GUM4.js";var require_dispatcher=__commonJS({"node_modules/undici/lib/dispatcher/dispatcher.js"(exports,module){"use strict";var EventEmitter=__require("node:events"),
Dispatcher=class extends EventEmitter{dispatch(){throw new Error("not implemented")}close(){throw new Error("not impleme\
nted")}destroy(){throw new Error("not implemented")}compose(...args){let interceptors=Array.isArray(args[0])?args[0]:args,
dispatch=this.dispatch.bind(this);for(let interceptor of interceptors)if(interceptor!=null){if(typeof interceptor!="func\
tion")throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);if(dispatch=interceptor(
dispatch),dispatch==null||typeof dispatch!="function"||dispatch.length!==2)throw new TypeError("invalid interceptor")}return new ComposedDispatcher(
this,dispatch)}},ComposedDispatcher=class extends Dispatcher{#dispatcher=null;#dispatch=null;constructor(dispatcher,dispatch){
super(),this.#dispatcher=dispatcher,this.#dispatch=dispatch}dispatch(...args){this.#dispatch(...args)}close(...args){return this.#dispatcher.
close(...args)}destroy(...args){return this.#dispatcher.destroy(...args)}};module.exports=Dispatcher}});var require_errors=__commonJS({"node_modules/undici/lib/core/errors.js"(exports,module){"use strict";var kUndiciError=Symbol.
for("undici.error.UND_ERR"),UndiciError=class extends Error{constructor(message){super(message),this.name="UndiciError",
this.code="UND_ERR"}static[Symbol.hasInstance](instance){return instance&&instance[kUndiciError]===!0}[kUndiciError]=!0},
kConnectTimeoutError=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),ConnectTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="ConnectTimeoutError",this.message=message||"Connect Timeout Error",this.code="UND_ERR_CONNECT_\
TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kConnectTimeoutError]===!0}[kConnectTimeoutError]=!0},
kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),HeadersTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="HeadersTimeoutError",this.message=message||"Headers Timeout Error",this.code="UND_ERR_HEADERS_\
TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kHeadersTimeoutError]===!0}[kHeadersTimeoutError]=!0},
kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),HeadersOverflowError=class extends UndiciError{constructor(message){
super(message),this.name="HeadersOverflowError",this.message=message||"Headers Overflow Error",this.code="UND_ERR_HEADER\
S_OVERFLOW"}static[Symbol.hasInstance](instance){return instance&&instance[kHeadersOverflowError]===!0}[kHeadersOverflowError]=!0},
kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),BodyTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="BodyTimeoutError",this.message=message||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](instance){return instance&&instance[kBodyTimeoutError]===!0}[kBodyTimeoutError]=!0},kResponseStatusCodeError=Symbol.
for("undici.error.UND_ERR_RESPONSE_STATUS_CODE"),ResponseStatusCodeError=class extends UndiciError{constructor(message,statusCode,headers,body){
super(message),this.name="ResponseStatusCodeError",this.message=message||"Response Status Code Error",this.code="UND_ERR\
_RESPONSE_STATUS_CODE",this.body=body,this.status=statusCode,this.statusCode=statusCode,this.headers=headers}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseStatusCodeError]===!0}[kResponseStatusCodeError]=!0},kInvalidArgumentError=Symbol.
for("undici.error.UND_ERR_INVALID_ARG"),InvalidArgumentError=class extends UndiciError{constructor(message){super(message),
this.name="InvalidArgumentError",this.message=message||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.
hasInstance](instance){return instance&&instance[kInvalidArgumentError]===!0}[kInvalidArgumentError]=!0},kInvalidReturnValueError=Symbol.
for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),InvalidReturnValueError=class extends UndiciError{constructor(message){
super(message),this.name="InvalidReturnValueError",this.message=message||"Invalid Return Value Error",this.code="UND_ERR\
_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){return instance&&instance[kInvalidReturnValueError]===!0}[kInvalidReturnValueError]=!0},
kAbortError=Symbol.for("undici.error.UND_ERR_ABORT"),AbortError=class extends UndiciError{constructor(message){super(message),
this.name="AbortError",this.message=message||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](instance){
return instance&&instance[kAbortError]===!0}[kAbortError]=!0},kRequestAbortedError=Symbol.for("undici.error.UND_ERR_ABOR\
TED"),RequestAbortedError=class extends AbortError{constructor(message){super(message),this.name="AbortError",this.message=
message||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){return instance&&instance[kRequestAbortedError]===
!0}[kRequestAbortedError]=!0},kInformationalError=Symbol.for("undici.error.UND_ERR_INFO"),InformationalError=class extends UndiciError{constructor(message){
super(message),this.name="InformationalError",this.message=message||"Request information",this.code="UND_ERR_INFO"}static[Symbol.
hasInstance](instance){return instance&&instance[kInformationalError]===!0}[kInformationalError]=!0},kRequestContentLengthMismatchError=Symbol.
for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),RequestContentLengthMismatchError=class extends UndiciError{constructor(message){
super(message),this.name="RequestContentLengthMismatchError",this.message=message||"Request body length does not match c\
ontent-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestContentLengthMismatchError]===!0}[kRequestContentLengthMismatchError]=!0},kResponseContentLengthMismatchError=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),ResponseContentLengthMismatchError=class extends UndiciError{constructor(message){
super(message),this.name="ResponseContentLengthMismatchError",this.message=message||"Response body length does not match\
 content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&
instance[kResponseContentLengthMismatchError]===!0}[kResponseContentLengthMismatchError]=!0},kClientDestroyedError=Symbol.
for("undici.error.UND_ERR_DESTROYED"),ClientDestroyedError=class extends UndiciError{constructor(message){super(message),
this.name="ClientDestroyedError",this.message=message||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.
hasInstance](instance){return instance&&instance[kClientDestroyedError]===!0}[kClientDestroyedError]=!0},kClientClosedError=Symbol.
for("undici.error.UND_ERR_CLOSED"),ClientClosedError=class extends UndiciError{constructor(message){super(message),this.
name="ClientClosedError",this.message=message||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](instance){
return instance&&instance[kClientClosedError]===!0}[kClientClosedError]=!0},kSocketError=Symbol.for("undici.error.UND_ER\
R_SOCKET"),SocketError=class extends UndiciError{constructor(message,socket){super(message),this.name="SocketError",this.
message=message||"Socket error",this.code="UND_ERR_SOCKET",this.socket=socket}static[Symbol.hasInstance](instance){return instance&&
instance[kSocketError]===!0}[kSocketError]=!0},kNotSupportedError=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),NotSupportedError=class extends UndiciError{constructor(message){
super(message),this.name="NotSupportedError",this.message=message||"Not supported error",this.code="UND_ERR_NOT_SUPPORTE\
D"}static[Symbol.hasInstance](instance){return instance&&instance[kNotSupportedError]===!0}[kNotSupportedError]=!0},kBalancedPoolMissingUpstreamError=Symbol.
for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM"),BalancedPoolMissingUpstreamError=class extends UndiciError{constructor(message){
super(message),this.name="MissingUpstreamError",this.message=message||"No upstream has been added to the BalancedPool",this.
code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){return instance&&instance[kBalancedPoolMissingUpstreamError]===
!0}[kBalancedPoolMissingUpstreamError]=!0},kHTTPParserError=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),HTTPParserError=class extends Error{constructor(message,code,data){
super(message),this.name="HTTPParserError",this.code=code?`HPE_${code}`:void 0,this.data=data?data.toString():void 0}static[Symbol.
hasInstance](instance){return instance&&instance[kHTTPParserError]===!0}[kHTTPParserError]=!0},kResponseExceededMaxSizeError=Symbol.
for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),ResponseExceededMaxSizeError=class extends UndiciError{constructor(message){
super(message),this.name="ResponseExceededMaxSizeError",this.message=message||"Response content exceeded max size",this.
code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](instance){return instance&&instance[kResponseExceededMaxSizeError]===
!0}[kResponseExceededMaxSizeError]=!0},kRequestRetryError=Symbol.for("undici.error.UND_ERR_REQ_RETRY"),RequestRetryError=class extends UndiciError{constructor(message,code,{
headers,data}){super(message),this.name="RequestRetryError",this.message=message||"Request retry error",this.code="UND_E\
RR_REQ_RETRY",this.statusCode=code,this.data=data,this.headers=headers}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestRetryError]===!0}[kRequestRetryError]=!0},kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE"),ResponseError=class extends UndiciError{constructor(message,code,{
headers,data}){super(message),this.name="ResponseError",this.message=message||"Response error",this.code="UND_ERR_RESPON\
SE",this.statusCode=code,this.data=data,this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseError]===
!0}[kResponseError]=!0},kSecureProxyConnectionError=Symbol.for("undici.error.UND_ERR_PRX_TLS"),SecureProxyConnectionError=class extends UndiciError{constructor(cause,message,options){
super(message,{cause,...options??{}}),this.name="SecureProxyConnectionError",this.message=message||"Secure Proxy Connect\
ion failed",this.code="UND_ERR_PRX_TLS",this.cause=cause}static[Symbol.hasInstance](instance){return instance&&instance[kSecureProxyConnectionError]===
!0}[kSecureProxyConnectionError]=!0},kMessageSizeExceededError=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),
MessageSizeExceededError=class extends UndiciError{constructor(message){super(message),this.name="MessageSizeExceededErr\
or",this.message=message||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.
hasInstance](instance){return instance&&instance[kMessageSizeExceededError]===!0}get[kMessageSizeExceededError](){return!0}};
module.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,
ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,
ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,
ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}}});var require_symbols=__commonJS({"node_modules/undici/lib/core/symbols.js"(exports,module){module.exports={kClose:Symbol(
"close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol(
"resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol(
"default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("k\
eep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol(
"headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local add\
ress"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
"running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol(
"reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol(
"max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol(
"pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol(
"proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol(
"max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http\
 context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol(
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}});var require_constants=__commonJS({"node_modules/undici/lib/core/constants.js"(exports,module){"use strict";var headerNameLowerCasedRecord={},
wellknownHeaderNames=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","A\
ccess-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers",
"Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-U\
sed","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-La\
nguage","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-On\
ly","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","\
Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Mo\
dified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwa\
rds","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer\
-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Pr\
otocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","S\
et-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfe\
r-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options",
"X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-\
Protection"];for(let i=0;i<wellknownHeaderNames.length;++i){let key=wellknownHeaderNames[i],lowerCasedKey=key.toLowerCase();
headerNameLowerCasedRecord[key]=headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}Object.setPrototypeOf(headerNameLowerCasedRecord,
null);module.exports={wellknownHeaderNames,headerNameLowerCasedRecord}}});var require_tree=__commonJS({"node_modules/undici/lib/core/tree.js"(exports,module){"use strict";var{wellknownHeaderNames,
headerNameLowerCasedRecord}=require_constants(),TstNode=class _TstNode{value=null;left=null;middle=null;right=null;code;constructor(key,value,index){
if(index===void 0||index>=key.length)throw new TypeError("Unreachable");if((this.code=key.charCodeAt(index))>127)throw new TypeError(
"key must be ascii string");key.length!==++index?this.middle=new _TstNode(key,value,index):this.value=value}add(key,value){
let length=key.length;if(length===0)throw new TypeError("Unreachable");let index=0,node=this;for(;;){let code=key.charCodeAt(
index);if(code>127)throw new TypeError("key must be ascii string");if(node.code===code)if(length===++index){node.value=value;
break}else if(node.middle!==null)node=node.middle;else{node.middle=new _TstNode(key,value,index);break}else if(node.code<
code)if(node.left!==null)node=node.left;else{node.left=new _TstNode(key,value,index);break}else if(node.right!==null)node=
node.right;else{node.right=new _TstNode(key,value,index);break}}}search(key){let keylength=key.length,index=0,node=this;
for(;node!==null&&index<keylength;){let code=key[index];for(code<=90&&code>=65&&(code|=32);node!==null;){if(code===node.
code){if(keylength===++index)return node;node=node.middle;break}node=node.code<code?node.left:node.right}}return null}},
TernarySearchTree=class{node=null;insert(key,value){this.node===null?this.node=new TstNode(key,value,0):this.node.add(key,
value)}lookup(key){return this.node?.search(key)?.value??null}},tree=new TernarySearchTree;for(let i=0;i<wellknownHeaderNames.
length;++i){let key=headerNameLowerCasedRecord[wellknownHeaderNames[i]];tree.insert(key,key)}module.exports={TernarySearchTree,
tree}}});var require_util=__commonJS({"node_modules/undici/lib/core/util.js"(exports,module){"use strict";var assert=__require("node:assert"),
{kDestroyed,kBodyUsed,kListeners,kBody}=require_symbols(),{IncomingMessage}=__require("node:http"),stream=__require("node:stream"),
net=__require("node:net"),{Blob:Blob2}=__require("node:buffer"),nodeUtil=__require("node:util"),{stringify}=__require("node:querystring"),
{EventEmitter:EE}=__require("node:events"),{InvalidArgumentError}=require_errors(),{headerNameLowerCasedRecord}=require_constants(),
{tree}=require_tree(),[nodeMajor,nodeMinor]=process.versions.node.split(".").map(v=>Number(v)),BodyAsyncIterable=class{constructor(body){
this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){assert(!this[kBodyUsed],"disturbed"),this[kBodyUsed]=
!0,yield*this[kBody]}};function wrapRequestBody(body){return isStream(body)?(bodyLength(body)===0&&body.on("data",function(){
assert(!1)}),typeof body.readableDidRead!="boolean"&&(body[kBodyUsed]=!1,EE.prototype.on.call(body,"data",function(){this[kBodyUsed]=
!0})),body):body&&typeof body.pipeTo=="function"?new BodyAsyncIterable(body):body&&typeof body!="string"&&!ArrayBuffer.isView(
body)&&isIterable(body)?new BodyAsyncIterable(body):body}function nop(){}function isStream(obj){return obj&&typeof obj==
"object"&&typeof obj.pipe=="function"&&typeof obj.on=="function"}function isBlobLike(object){if(object===null)return!1;if(object instanceof
Blob2)return!0;if(typeof object!="object")return!1;{let sTag=object[Symbol.toStringTag];return(sTag==="Blob"||sTag==="Fi\
le")&&("stream"in object&&typeof object.stream=="function"||"arrayBuffer"in object&&typeof object.arrayBuffer=="function")}}
function buildURL(url,queryParams){if(url.includes("?")||url.includes("#"))throw new Error('Query params cannot be passe\
d when url already contains "?" or "#".');let stringified=stringify(queryParams);return stringified&&(url+="?"+stringified),
url}function isValidPort(port){let value=parseInt(port,10);return value===Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){
return value!=null&&value[0]==="h"&&value[1]==="t"&&value[2]==="t"&&value[3]==="p"&&(value[4]===":"||value[4]==="s"&&value[5]===
":")}function parseURL(url){if(typeof url=="string"){if(url=new URL(url),!isHttpOrHttpsPrefixed(url.origin||url.protocol))
throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");return url}if(!url||
typeof url!="object")throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");if(!(url instanceof
URL)){if(url.port!=null&&url.port!==""&&isValidPort(url.port)===!1)throw new InvalidArgumentError("Invalid URL: port mus\
t be a valid integer or a string representation of an integer.");if(url.path!=null&&typeof url.path!="string")throw new InvalidArgumentError(
"Invalid URL path: the path must be a string or null/undefined.");if(url.pathname!=null&&typeof url.pathname!="string")throw new InvalidArgumentError(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(url.hostname!=null&&typeof url.hostname!="s\
tring")throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");if(url.origin!=
null&&typeof url.origin!="string")throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or nul\
l/undefined.");if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol:\
 the URL must start with `http:` or `https:`.");let port=url.port!=null?url.port:url.protocol==="https:"?443:80,origin=url.
origin!=null?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`,path=url.path!=null?url.path:`${url.pathname||
""}${url.search||""}`;return origin[origin.length-1]==="/"&&(origin=origin.slice(0,origin.length-1)),path&&path[0]!=="/"&&
(path=`/${path}`),new URL(`${origin}${path}`)}if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError(
"Invalid URL protocol: the URL must start with `http:` or `https:`.");return url}function parseOrigin(url){if(url=parseURL(
url),url.pathname!=="/"||url.search||url.hash)throw new InvalidArgumentError("invalid url");return url}function getHostname(host){
if(host[0]==="["){let idx2=host.indexOf("]");return assert(idx2!==-1),host.substring(1,idx2)}let idx=host.indexOf(":");return idx===
-1?host:host.substring(0,idx)}function getServerName(host){if(!host)return null;assert(typeof host=="string");let servername=getHostname(
host);return net.isIP(servername)?"":servername}function deepClone(obj){return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){
return obj!=null&&typeof obj[Symbol.asyncIterator]=="function"}function isIterable(obj){return obj!=null&&(typeof obj[Symbol.
iterator]=="function"||typeof obj[Symbol.asyncIterator]=="function")}function bodyLength(body){if(body==null)return 0;if(isStream(
body)){let state=body._readableState;return state&&state.objectMode===!1&&state.ended===!0&&Number.isFinite(state.length)?
state.length:null}else{if(isBlobLike(body))return body.size!=null?body.size:null;if(isBuffer(body))return body.byteLength}
return null}function isDestroyed(body){return body&&!!(body.destroyed||body[kDestroyed]||stream.isDestroyed?.(body))}function destroy(stream2,err){
stream2==null||!isStream(stream2)||isDestroyed(stream2)||(typeof stream2.destroy=="function"?(Object.getPrototypeOf(stream2).
constructor===IncomingMessage&&(stream2.socket=null),stream2.destroy(err)):err&&queueMicrotask(()=>{stream2.emit("error",
err)}),stream2.destroyed!==!0&&(stream2[kDestroyed]=!0))}var KEEPALIVE_TIMEOUT_EXPR=/timeout=(\d+)/;function parseKeepAliveTimeout(val){
let m=val.toString().match(KEEPALIVE_TIMEOUT_EXPR);return m?parseInt(m[1],10)*1e3:null}function headerNameToString(value){
return typeof value=="string"?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.lookup(value)??value.toString(
"latin1").toLowerCase()}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").
toLowerCase()}function parseHeaders(headers,obj){obj===void 0&&(obj={});for(let i=0;i<headers.length;i+=2){let key=headerNameToString(
headers[i]),val=obj[key];if(val)typeof val=="string"&&(val=[val],obj[key]=val),val.push(headers[i+1].toString("utf8"));else{
let headersValue=headers[i+1];typeof headersValue=="string"?obj[key]=headersValue:obj[key]=Array.isArray(headersValue)?headersValue.
map(x=>x.toString("utf8")):headersValue.toString("utf8")}}return"content-length"in obj&&"content-disposition"in obj&&(obj["\
content-disposition"]=Buffer.from(obj["content-disposition"]).toString("latin1")),obj}function parseRawHeaders(headers){
let len=headers.length,ret=new Array(len),hasContentLength=!1,contentDispositionIdx=-1,key,val,kLen=0;for(let n=0;n<headers.
length;n+=2)key=headers[n],val=headers[n+1],typeof key!="string"&&(key=key.toString()),typeof val!="string"&&(val=val.toString(
"utf8")),kLen=key.length,kLen===14&&key[7]==="-"&&(key==="content-length"||key.toLowerCase()==="content-length")?hasContentLength=
!0:kLen===19&&key[7]==="-"&&(key==="content-disposition"||key.toLowerCase()==="content-disposition")&&(contentDispositionIdx=
n+1),ret[n]=key,ret[n+1]=val;return hasContentLength&&contentDispositionIdx!==-1&&(ret[contentDispositionIdx]=Buffer.from(
ret[contentDispositionIdx]).toString("latin1")),ret}function isBuffer(buffer){return buffer instanceof Uint8Array||Buffer.
isBuffer(buffer)}function validateHandler(handler,method,upgrade){if(!handler||typeof handler!="object")throw new InvalidArgumentError(
"handler must be an object");if(typeof handler.onConnect!="function")throw new InvalidArgumentError("invalid onConnect m\
ethod");if(typeof handler.onError!="function")throw new InvalidArgumentError("invalid onError method");if(typeof handler.
onBodySent!="function"&&handler.onBodySent!==void 0)throw new InvalidArgumentError("invalid onBodySent method");if(upgrade||
method==="CONNECT"){if(typeof handler.onUpgrade!="function")throw new InvalidArgumentError("invalid onUpgrade method")}else{
if(typeof handler.onHeaders!="function")throw new InvalidArgumentError("invalid onHeaders method");if(typeof handler.onData!=
"function")throw new InvalidArgumentError("invalid onData method");if(typeof handler.onComplete!="function")throw new InvalidArgumentError(
"invalid onComplete method")}}function isDisturbed(body){return!!(body&&(stream.isDisturbed(body)||body[kBodyUsed]))}function isErrored(body){
return!!(body&&stream.isErrored(body))}function isReadable(body){return!!(body&&stream.isReadable(body))}function getSocketInfo(socket){
return{localAddress:socket.localAddress,localPort:socket.localPort,remoteAddress:socket.remoteAddress,remotePort:socket.
remotePort,remoteFamily:socket.remoteFamily,timeout:socket.timeout,bytesWritten:socket.bytesWritten,bytesRead:socket.bytesRead}}
function ReadableStreamFrom(iterable){let iterator;return new ReadableStream({async start(){iterator=iterable[Symbol.asyncIterator]()},
async pull(controller){let{done,value}=await iterator.next();if(done)queueMicrotask(()=>{controller.close(),controller.byobRequest?.
respond(0)});else{let buf=Buffer.isBuffer(value)?value:Buffer.from(value);buf.byteLength&&controller.enqueue(new Uint8Array(
buf))}return controller.desiredSize>0},async cancel(reason){await iterator.return()},type:"bytes"})}function isFormDataLike(object){
return object&&typeof object=="object"&&typeof object.append=="function"&&typeof object.delete=="function"&&typeof object.
get=="function"&&typeof object.getAll=="function"&&typeof object.has=="function"&&typeof object.set=="function"&&object[Symbol.
toStringTag]==="FormData"}function addAbortListener(signal,listener){return"addEventListener"in signal?(signal.addEventListener(
"abort",listener,{once:!0}),()=>signal.removeEventListener("abort",listener)):(signal.addListener("abort",listener),()=>signal.
removeListener("abort",listener))}var hasToWellFormed=typeof String.prototype.toWellFormed=="function",hasIsWellFormed=typeof String.
prototype.isWellFormed=="function";function toUSVString(val){return hasToWellFormed?`${val}`.toWellFormed():nodeUtil.toUSVString(
val)}function isUSVString(val){return hasIsWellFormed?`${val}`.isWellFormed():toUSVString(val)===`${val}`}function isTokenCharCode(c){
switch(c){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return c>=33&&c<=126}}function isValidHTTPToken(characters){if(characters.length===0)return!1;for(let i=0;i<
characters.length;++i)if(!isTokenCharCode(characters.charCodeAt(i)))return!1;return!0}var headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(characters){return!headerCharRegex.test(characters)}function parseRangeHeader(range){if(range==
null||range==="")return{start:0,end:null,size:null};let m=range?range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return m?
{start:parseInt(m[1]),end:m[2]?parseInt(m[2]):null,size:m[3]?parseInt(m[3]):null}:null}function addListener(obj,name,listener){
return(obj[kListeners]??=[]).push([name,listener]),obj.on(name,listener),obj}function removeAllListeners(obj){for(let[name,
listener]of obj[kListeners]??[])obj.removeListener(name,listener);obj[kListeners]=null}function errorRequest(client,request,err){
try{request.onError(err),assert(request.aborted)}catch(err2){client.emit("error",err2)}}var kEnumerableProperty=Object.create(
null);kEnumerableProperty.enumerable=!0;var normalizedMethodRecordsBase={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"\
GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},normalizedMethodRecords={
...normalizedMethodRecordsBase,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(normalizedMethodRecordsBase,null);Object.
setPrototypeOf(normalizedMethodRecords,null);module.exports={kEnumerableProperty,nop,isDisturbed,isErrored,isReadable,toUSVString,
isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,
bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,
destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,getSocketInfo,isFormDataLike,buildURL,addAbortListener,
isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,
isValidPort,isHttpOrHttpsPrefixed,nodeMajor,nodeMinor,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}}});var require_readable=__commonJS({"node_modules/undici/lib/api/readable.js"(exports,module){"use strict";var assert=__require("node:assert"),
{Readable}=__require("node:stream"),{RequestAbortedError,NotSupportedError,InvalidArgumentError,AbortError}=require_errors(),
util=require_util(),{ReadableStreamFrom}=require_util(),kConsume=Symbol("kConsume"),kReading=Symbol("kReading"),kBody=Symbol(
"kBody"),kAbort=Symbol("kAbort"),kContentType=Symbol("kContentType"),kContentLength=Symbol("kContentLength"),noop=()=>{},
BodyReadable=class extends Readable{constructor({resume,abort,contentType="",contentLength,highWaterMark=64*1024}){super(
{autoDestroy:!0,read:resume,highWaterMark}),this._readableState.dataEmitted=!1,this[kAbort]=abort,this[kConsume]=null,this[kBody]=
null,this[kContentType]=contentType,this[kContentLength]=contentLength,this[kReading]=!1}destroy(err){return!err&&!this.
_readableState.endEmitted&&(err=new RequestAbortedError),err&&this[kAbort](),super.destroy(err)}_destroy(err,callback){this[kReading]?
callback(err):setImmediate(()=>{callback(err)})}on(ev,...args){return(ev==="data"||ev==="readable")&&(this[kReading]=!0),
super.on(ev,...args)}addListener(ev,...args){return this.on(ev,...args)}off(ev,...args){let ret=super.off(ev,...args);return(ev===
"data"||ev==="readable")&&(this[kReading]=this.listenerCount("data")>0||this.listenerCount("readable")>0),ret}removeListener(ev,...args){
return this.off(ev,...args)}push(chunk){return this[kConsume]&&chunk!==null?(consumePush(this[kConsume],chunk),this[kReading]?
super.push(chunk):!0):super.push(chunk)}async text(){return consume(this,"text")}async json(){return consume(this,"json")}async blob(){
return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuf\
fer")}async formData(){throw new NotSupportedError}get bodyUsed(){return util.isDisturbed(this)}get body(){return this[kBody]||
(this[kBody]=ReadableStreamFrom(this),this[kConsume]&&(this[kBody].getReader(),assert(this[kBody].locked))),this[kBody]}async dump(opts){
let limit=Number.isFinite(opts?.limit)?opts.limit:131072,signal=opts?.signal;if(signal!=null&&(typeof signal!="object"||
!("aborted"in signal)))throw new InvalidArgumentError("signal must be an AbortSignal");return signal?.throwIfAborted(),this.
_readableState.closeEmitted?null:await new Promise((resolve,reject)=>{this[kContentLength]>limit&&this.destroy(new AbortError);
let onAbort=()=>{this.destroy(signal.reason??new AbortError)};signal?.addEventListener("abort",onAbort),this.on("close",
function(){signal?.removeEventListener("abort",onAbort),signal?.aborted?reject(signal.reason??new AbortError):resolve(null)}).
on("error",noop).on("data",function(chunk){limit-=chunk.length,limit<=0&&this.destroy()}).resume()})}};function isLocked(self){
return self[kBody]&&self[kBody].locked===!0||self[kConsume]}function isUnusable(self){return util.isDisturbed(self)||isLocked(
self)}async function consume(stream,type){return assert(!stream[kConsume]),new Promise((resolve,reject)=>{if(isUnusable(
stream)){let rState=stream._readableState;rState.destroyed&&rState.closeEmitted===!1?stream.on("error",err=>{reject(err)}).
on("close",()=>{reject(new TypeError("unusable"))}):reject(rState.errored??new TypeError("unusable"))}else queueMicrotask(
()=>{stream[kConsume]={type,stream,resolve,reject,length:0,body:[]},stream.on("error",function(err){consumeFinish(this[kConsume],
err)}).on("close",function(){this[kConsume].body!==null&&consumeFinish(this[kConsume],new RequestAbortedError)}),consumeStart(
stream[kConsume])})})}function consumeStart(consume2){if(consume2.body===null)return;let{_readableState:state}=consume2.
stream;if(state.bufferIndex){let start=state.bufferIndex,end=state.buffer.length;for(let n=start;n<end;n++)consumePush(consume2,
state.buffer[n])}else for(let chunk of state.buffer)consumePush(consume2,chunk);for(state.endEmitted?consumeEnd(this[kConsume]):
consume2.stream.on("end",function(){consumeEnd(this[kConsume])}),consume2.stream.resume();consume2.stream.read()!=null;)
;}function chunksDecode(chunks,length){if(chunks.length===0||length===0)return"";let buffer=chunks.length===1?chunks[0]:
Buffer.concat(chunks,length),bufferLength=buffer.length,start=bufferLength>2&&buffer[0]===239&&buffer[1]===187&&buffer[2]===
191?3:0;return buffer.utf8Slice(start,bufferLength)}function chunksConcat(chunks,length){if(chunks.length===0||length===
0)return new Uint8Array(0);if(chunks.length===1)return new Uint8Array(chunks[0]);let buffer=new Uint8Array(Buffer.allocUnsafeSlow(
length).buffer),offset=0;for(let i=0;i<chunks.length;++i){let chunk=chunks[i];buffer.set(chunk,offset),offset+=chunk.length}
return buffer}function consumeEnd(consume2){let{type,body,resolve,stream,length}=consume2;try{type==="text"?resolve(chunksDecode(
body,length)):type==="json"?resolve(JSON.parse(chunksDecode(body,length))):type==="arrayBuffer"?resolve(chunksConcat(body,
length).buffer):type==="blob"?resolve(new Blob(body,{type:stream[kContentType]})):type==="bytes"&&resolve(chunksConcat(body,
length)),consumeFinish(consume2)}catch(err){stream.destroy(err)}}function consumePush(consume2,chunk){consume2.length+=chunk.
length,consume2.body.push(chunk)}function consumeFinish(consume2,err){consume2.body!==null&&(err?consume2.reject(err):consume2.
resolve(),consume2.type=null,consume2.stream=null,consume2.resolve=null,consume2.reject=null,consume2.length=0,consume2.
body=null)}module.exports={Readable:BodyReadable,chunksDecode}}});var require_util2=__commonJS({"node_modules/undici/lib/api/util.js"(exports,module){var assert=__require("node:assert"),
{ResponseStatusCodeError}=require_errors(),{chunksDecode}=require_readable(),CHUNK_LIMIT=128*1024;async function getResolveErrorBodyCallback({
callback,body,contentType,statusCode,statusMessage,headers}){assert(body);let chunks=[],length=0;try{for await(let chunk of body)
if(chunks.push(chunk),length+=chunk.length,length>CHUNK_LIMIT){chunks=[],length=0;break}}catch{chunks=[],length=0}let message=`\
Response status code ${statusCode}${statusMessage?`: ${statusMessage}`:""}`;if(statusCode===204||!contentType||!length){
queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers)));return}let stackTraceLimit=Error.stackTraceLimit;
Error.stackTraceLimit=0;let payload;try{isContentTypeApplicationJson(contentType)?payload=JSON.parse(chunksDecode(chunks,
length)):isContentTypeText(contentType)&&(payload=chunksDecode(chunks,length))}catch{}finally{Error.stackTraceLimit=stackTraceLimit}
queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers,payload)))}var isContentTypeApplicationJson=contentType=>contentType.
length>15&&contentType[11]==="/"&&contentType[0]==="a"&&contentType[1]==="p"&&contentType[2]==="p"&&contentType[3]==="l"&&
contentType[4]==="i"&&contentType[5]==="c"&&contentType[6]==="a"&&contentType[7]==="t"&&contentType[8]==="i"&&contentType[9]===
"o"&&contentType[10]==="n"&&contentType[12]==="j"&&contentType[13]==="s"&&contentType[14]==="o"&&contentType[15]==="n",isContentTypeText=contentType=>contentType.
length>4&&contentType[4]==="/"&&contentType[0]==="t"&&contentType[1]==="e"&&contentType[2]==="x"&&contentType[3]==="t";module.
exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}}});var require_api_request=__commonJS({"node_modules/undici/lib/api/api-request.js"(exports,module){"use strict";var assert=__require("node:assert"),
{Readable}=require_readable(),{InvalidArgumentError,RequestAbortedError}=require_errors(),util=require_util(),{getResolveErrorBodyCallback}=require_util2(),
{AsyncResource}=__require("node:async_hooks"),RequestHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||
typeof opts!="object")throw new InvalidArgumentError("invalid opts");let{signal,method,opaque,body,onInfo,responseHeaders,
throwOnError,highWaterMark}=opts;try{if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");if(highWaterMark&&
(typeof highWaterMark!="number"||highWaterMark<0))throw new InvalidArgumentError("invalid highWaterMark");if(signal&&typeof signal.
on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitte\
r or EventTarget");if(method==="CONNECT")throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="fun\
ction")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_REQUEST")}catch(err){throw util.isStream(
body)&&util.destroy(body.on("error",util.nop),err),err}this.method=method,this.responseHeaders=responseHeaders||null,this.
opaque=opaque||null,this.callback=callback,this.res=null,this.abort=null,this.body=body,this.trailers={},this.context=null,
this.onInfo=onInfo||null,this.throwOnError=throwOnError,this.highWaterMark=highWaterMark,this.signal=signal,this.reason=
null,this.removeAbortListener=null,util.isStream(body)&&body.on("error",err=>{this.onError(err)}),this.signal&&(this.signal.
aborted?this.reason=this.signal.reason??new RequestAbortedError:this.removeAbortListener=util.addAbortListener(this.signal,
()=>{this.reason=this.signal.reason??new RequestAbortedError,this.res?util.destroy(this.res.on("error",util.nop),this.reason):
this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}))}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback),
this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){let{callback,opaque,abort,context,
responseHeaders,highWaterMark}=this,headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);
if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});return}let parsedHeaders=responseHeaders==="raw"?util.
parseHeaders(rawHeaders):headers,contentType=parsedHeaders["content-type"],contentLength=parsedHeaders["content-length"],
res=new Readable({resume,abort,contentType,contentLength:this.method!=="HEAD"&&contentLength?Number(contentLength):null,
highWaterMark});this.removeAbortListener&&res.on("close",this.removeAbortListener),this.callback=null,this.res=res,callback!==
null&&(this.throwOnError&&statusCode>=400?this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,
statusCode,statusMessage,headers}):this.runInAsyncScope(callback,null,null,{statusCode,headers,trailers:this.trailers,opaque,
body:res,context}))}onData(chunk){return this.res.push(chunk)}onComplete(trailers){util.parseHeaders(trailers,this.trailers),
this.res.push(null)}onError(err){let{res,callback,body,opaque}=this;callback&&(this.callback=null,queueMicrotask(()=>{this.
runInAsyncScope(callback,null,err,{opaque})})),res&&(this.res=null,queueMicrotask(()=>{util.destroy(res,err)})),body&&(this.
body=null,util.destroy(body,err)),this.removeAbortListener&&(res?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}};function request(opts,callback){if(callback===void 0)return new Promise((resolve,reject)=>{
request.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{this.dispatch(opts,new RequestHandler(opts,callback))}catch(err){
if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=
request;module.exports.RequestHandler=RequestHandler}});var require_abort_signal=__commonJS({"node_modules/undici/lib/api/abort-signal.js"(exports,module){var{addAbortListener}=require_util(),
{RequestAbortedError}=require_errors(),kListener=Symbol("kListener"),kSignal=Symbol("kSignal");function abort(self){self.
abort?self.abort(self[kSignal]?.reason):self.reason=self[kSignal]?.reason??new RequestAbortedError,removeSignal(self)}function addSignal(self,signal){
if(self.reason=null,self[kSignal]=null,self[kListener]=null,!!signal){if(signal.aborted){abort(self);return}self[kSignal]=
signal,self[kListener]=()=>{abort(self)},addAbortListener(self[kSignal],self[kListener])}}function removeSignal(self){self[kSignal]&&
("removeEventListener"in self[kSignal]?self[kSignal].removeEventListener("abort",self[kListener]):self[kSignal].removeListener(
"abort",self[kListener]),self[kSignal]=null,self[kListener]=null)}module.exports={addSignal,removeSignal}}});var require_api_stream=__commonJS({"node_modules/undici/lib/api/api-stream.js"(exports,module){"use strict";var assert=__require("node:assert"),
{finished,PassThrough}=__require("node:stream"),{InvalidArgumentError,InvalidReturnValueError}=require_errors(),util=require_util(),
{getResolveErrorBodyCallback}=require_util2(),{AsyncResource}=__require("node:async_hooks"),{addSignal,removeSignal}=require_abort_signal(),
StreamHandler=class extends AsyncResource{constructor(opts,factory,callback){if(!opts||typeof opts!="object")throw new InvalidArgumentError(
"invalid opts");let{signal,method,opaque,body,onInfo,responseHeaders,throwOnError}=opts;try{if(typeof callback!="functio\
n")throw new InvalidArgumentError("invalid callback");if(typeof factory!="function")throw new InvalidArgumentError("inva\
lid factory");if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError(
"signal must be an EventEmitter or EventTarget");if(method==="CONNECT")throw new InvalidArgumentError("invalid method");
if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_STREAM")}catch(err){
throw util.isStream(body)&&util.destroy(body.on("error",util.nop),err),err}this.responseHeaders=responseHeaders||null,this.
opaque=opaque||null,this.factory=factory,this.callback=callback,this.res=null,this.abort=null,this.context=null,this.trailers=
null,this.body=body,this.onInfo=onInfo||null,this.throwOnError=throwOnError||!1,util.isStream(body)&&body.on("error",err=>{
this.onError(err)}),addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.
callback),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){let{factory,opaque,
context,callback,responseHeaders}=this,headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(
rawHeaders);if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});return}this.factory=null;let res;if(this.throwOnError&&
statusCode>=400){let contentType=(responseHeaders==="raw"?util.parseHeaders(rawHeaders):headers)["content-type"];res=new PassThrough,
this.callback=null,this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,statusCode,statusMessage,
headers})}else{if(factory===null)return;if(res=this.runInAsyncScope(factory,null,{statusCode,headers,opaque,context}),!res||
typeof res.write!="function"||typeof res.end!="function"||typeof res.on!="function")throw new InvalidReturnValueError("e\
xpected Writable");finished(res,{readable:!1},err=>{let{callback:callback2,res:res2,opaque:opaque2,trailers,abort}=this;
this.res=null,(err||!res2.readable)&&util.destroy(res2,err),this.callback=null,this.runInAsyncScope(callback2,null,err||
null,{opaque:opaque2,trailers}),err&&abort()})}return res.on("drain",resume),this.res=res,(res.writableNeedDrain!==void 0?
res.writableNeedDrain:res._writableState?.needDrain)!==!0}onData(chunk){let{res}=this;return res?res.write(chunk):!0}onComplete(trailers){
let{res}=this;removeSignal(this),res&&(this.trailers=util.parseHeaders(trailers),res.end())}onError(err){let{res,callback,
opaque,body}=this;removeSignal(this),this.factory=null,res?(this.res=null,util.destroy(res,err)):callback&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})})),body&&(this.body=null,util.destroy(body,err))}};
function stream(opts,factory,callback){if(callback===void 0)return new Promise((resolve,reject)=>{stream.call(this,opts,
factory,(err,data)=>err?reject(err):resolve(data))});try{this.dispatch(opts,new StreamHandler(opts,factory,callback))}catch(err){
if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=
stream}});var require_api_pipeline=__commonJS({"node_modules/undici/lib/api/api-pipeline.js"(exports,module){"use strict";var{Readable,
Duplex,PassThrough}=__require("node:stream"),{InvalidArgumentError,InvalidReturnValueError,RequestAbortedError}=require_errors(),
util=require_util(),{AsyncResource}=__require("node:async_hooks"),{addSignal,removeSignal}=require_abort_signal(),assert=__require("node:assert"),
kResume=Symbol("resume"),PipelineRequest=class extends Readable{constructor(){super({autoDestroy:!0}),this[kResume]=null}_read(){
let{[kResume]:resume}=this;resume&&(this[kResume]=null,resume())}_destroy(err,callback){this._read(),callback(err)}},PipelineResponse=class extends Readable{constructor(resume){
super({autoDestroy:!0}),this[kResume]=resume}_read(){this[kResume]()}_destroy(err,callback){!err&&!this._readableState.endEmitted&&
(err=new RequestAbortedError),callback(err)}},PipelineHandler=class extends AsyncResource{constructor(opts,handler){if(!opts||
typeof opts!="object")throw new InvalidArgumentError("invalid opts");if(typeof handler!="function")throw new InvalidArgumentError(
"invalid handler");let{signal,method,opaque,onInfo,responseHeaders}=opts;if(signal&&typeof signal.on!="function"&&typeof signal.
addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");if(method===
"CONNECT")throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError(
"invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=opaque||null,this.responseHeaders=responseHeaders||null,
this.handler=handler,this.abort=null,this.context=null,this.onInfo=onInfo||null,this.req=new PipelineRequest().on("error",
util.nop),this.ret=new Duplex({readableObjectMode:opts.objectMode,autoDestroy:!0,read:()=>{let{body}=this;body?.resume&&
body.resume()},write:(chunk,encoding,callback)=>{let{req}=this;req.push(chunk,encoding)||req._readableState.destroyed?callback():
req[kResume]=callback},destroy:(err,callback)=>{let{body,req,res,ret,abort}=this;!err&&!ret._readableState.endEmitted&&(err=
new RequestAbortedError),abort&&err&&abort(),util.destroy(body,err),util.destroy(req,err),util.destroy(res,err),removeSignal(
this),callback(err)}}).on("prefinish",()=>{let{req}=this;req.push(null)}),this.res=null,addSignal(this,signal)}onConnect(abort,context){
let{ret,res}=this;if(this.reason){abort(this.reason);return}assert(!res,"pipeline cannot be retried"),assert(!ret.destroyed),
this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume){let{opaque,handler,context}=this;if(statusCode<
200){if(this.onInfo){let headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);
this.onInfo({statusCode,headers})}return}this.res=new PipelineResponse(resume);let body;try{this.handler=null;let headers=this.
responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);body=this.runInAsyncScope(handler,
null,{statusCode,headers,opaque,body:this.res,context})}catch(err){throw this.res.on("error",util.nop),err}if(!body||typeof body.
on!="function")throw new InvalidReturnValueError("expected Readable");body.on("data",chunk=>{let{ret,body:body2}=this;!ret.
push(chunk)&&body2.pause&&body2.pause()}).on("error",err=>{let{ret}=this;util.destroy(ret,err)}).on("end",()=>{let{ret}=this;
ret.push(null)}).on("close",()=>{let{ret}=this;ret._readableState.ended||util.destroy(ret,new RequestAbortedError)}),this.
body=body}onData(chunk){let{res}=this;return res.push(chunk)}onComplete(trailers){let{res}=this;res.push(null)}onError(err){
let{ret}=this;this.handler=null,util.destroy(ret,err)}};function pipeline(opts,handler){try{let pipelineHandler=new PipelineHandler(
opts,handler);return this.dispatch({...opts,body:pipelineHandler.req},pipelineHandler),pipelineHandler.ret}catch(err){return new PassThrough().
destroy(err)}}module.exports=pipeline}});var require_api_upgrade=__commonJS({"node_modules/undici/lib/api/api-upgrade.js"(exports,module){"use strict";var{InvalidArgumentError,
SocketError}=require_errors(),{AsyncResource}=__require("node:async_hooks"),util=require_util(),{addSignal,removeSignal}=require_abort_signal(),
assert=__require("node:assert"),UpgradeHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!=
"object")throw new InvalidArgumentError("invalid opts");if(typeof callback!="function")throw new InvalidArgumentError("i\
nvalid callback");let{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!=
"function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.
responseHeaders=responseHeaders||null,this.opaque=opaque||null,this.callback=callback,this.abort=null,this.context=null,
addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=
abort,this.context=null}onHeaders(){throw new SocketError("bad upgrade",null)}onUpgrade(statusCode,rawHeaders,socket){assert(
statusCode===101);let{callback,opaque,context}=this;removeSignal(this),this.callback=null;let headers=this.responseHeaders===
"raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);this.runInAsyncScope(callback,null,null,{headers,socket,
opaque,context})}onError(err){let{callback,opaque}=this;removeSignal(this),callback&&(this.callback=null,queueMicrotask(
()=>{this.runInAsyncScope(callback,null,err,{opaque})}))}};function upgrade(opts,callback){if(callback===void 0)return new Promise(
(resolve,reject)=>{upgrade.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{let upgradeHandler=new UpgradeHandler(
opts,callback);this.dispatch({...opts,method:opts.method||"GET",upgrade:opts.protocol||"Websocket"},upgradeHandler)}catch(err){
if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=
upgrade}});var require_api_connect=__commonJS({"node_modules/undici/lib/api/api-connect.js"(exports,module){"use strict";var assert=__require("node:assert"),
{AsyncResource}=__require("node:async_hooks"),{InvalidArgumentError,SocketError}=require_errors(),util=require_util(),{addSignal,
removeSignal}=require_abort_signal(),ConnectHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!=
"object")throw new InvalidArgumentError("invalid opts");if(typeof callback!="function")throw new InvalidArgumentError("i\
nvalid callback");let{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!=
"function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.
opaque=opaque||null,this.responseHeaders=responseHeaders||null,this.callback=callback,this.abort=null,addSignal(this,signal)}onConnect(abort,context){
if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(){throw new SocketError(
"bad connect",null)}onUpgrade(statusCode,rawHeaders,socket){let{callback,opaque,context}=this;removeSignal(this),this.callback=
null;let headers=rawHeaders;headers!=null&&(headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(
rawHeaders)),this.runInAsyncScope(callback,null,null,{statusCode,headers,socket,opaque,context})}onError(err){let{callback,
opaque}=this;removeSignal(this),callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,
{opaque})}))}};function connect(opts,callback){if(callback===void 0)return new Promise((resolve,reject)=>{connect.call(this,
opts,(err,data)=>err?reject(err):resolve(data))});try{let connectHandler=new ConnectHandler(opts,callback);this.dispatch(
{...opts,method:"CONNECT"},connectHandler)}catch(err){if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(
()=>callback(err,{opaque}))}}module.exports=connect}});var require_api=__commonJS({"node_modules/undici/lib/api/index.js"(exports,module){"use strict";module.exports.request=require_api_request();
module.exports.stream=require_api_stream();module.exports.pipeline=require_api_pipeline();module.exports.upgrade=require_api_upgrade();
module.exports.connect=require_api_connect()}});var require_dispatcher_base=__commonJS({"node_modules/undici/lib/dispatcher/dispatcher-base.js"(exports,module){"use str\
ict";var buffer=__require("node:buffer"),Dispatcher=require_dispatcher(),{ClientDestroyedError,ClientClosedError,InvalidArgumentError}=require_errors(),
{kDestroy,kClose,kClosed,kDestroyed,kDispatch,kInterceptors}=require_symbols(),kOnDestroyed=Symbol("onDestroyed"),kOnClosed=Symbol(
"onClosed"),kInterceptedDispatch=Symbol("Intercepted Dispatch"),kWebSocketOptions=Symbol("webSocketOptions"),kEventSourceOptions=Symbol(
"eventSourceOptions"),DispatcherBase=class extends Dispatcher{constructor(opts){super(),this[kDestroyed]=!1,this[kOnDestroyed]=
null,this[kClosed]=!1,this[kOnClosed]=[],this[kWebSocketOptions]=opts?.webSocket??{},this[kEventSourceOptions]=opts?.eventSource??
{}}get webSocketOptions(){return{maxFragments:this[kWebSocketOptions].maxFragments??131072,maxPayloadSize:this[kWebSocketOptions].
maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[kEventSourceOptions].maxEventSize??buffer.
kStringMaxLength}}get destroyed(){return this[kDestroyed]}get closed(){return this[kClosed]}get interceptors(){return this[kInterceptors]}set interceptors(newInterceptors){
if(newInterceptors){for(let i=newInterceptors.length-1;i>=0;i--)if(typeof this[kInterceptors][i]!="function")throw new InvalidArgumentError(
"interceptor must be an function")}this[kInterceptors]=newInterceptors}close(callback){if(callback===void 0)return new Promise(
(resolve,reject)=>{this.close((err,data)=>err?reject(err):resolve(data))});if(typeof callback!="function")throw new InvalidArgumentError(
"invalid callback");if(this[kDestroyed]){queueMicrotask(()=>callback(new ClientDestroyedError,null));return}if(this[kClosed]){
this[kOnClosed]?this[kOnClosed].push(callback):queueMicrotask(()=>callback(null,null));return}this[kClosed]=!0,this[kOnClosed].
push(callback);let onClosed=()=>{let callbacks=this[kOnClosed];this[kOnClosed]=null;for(let i=0;i<callbacks.length;i++)callbacks[i](
null,null)};this[kClose]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(err,callback){if(typeof err==
"function"&&(callback=err,err=null),callback===void 0)return new Promise((resolve,reject)=>{this.destroy(err,(err2,data)=>err2?
reject(err2):resolve(data))});if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){
this[kOnDestroyed]?this[kOnDestroyed].push(callback):queueMicrotask(()=>callback(null,null));return}err||(err=new ClientDestroyedError),
this[kDestroyed]=!0,this[kOnDestroyed]=this[kOnDestroyed]||[],this[kOnDestroyed].push(callback);let onDestroyed=()=>{let callbacks=this[kOnDestroyed];
this[kOnDestroyed]=null;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kDestroy](err).then(()=>{queueMicrotask(
onDestroyed)})}[kInterceptedDispatch](opts,handler){if(!this[kInterceptors]||this[kInterceptors].length===0)return this[kInterceptedDispatch]=
this[kDispatch],this[kDispatch](opts,handler);let dispatch=this[kDispatch].bind(this);for(let i=this[kInterceptors].length-
1;i>=0;i--)dispatch=this[kInterceptors][i](dispatch);return this[kInterceptedDispatch]=dispatch,dispatch(opts,handler)}dispatch(opts,handler){
if(!handler||typeof handler!="object")throw new InvalidArgumentError("handler must be an object");try{if(!opts||typeof opts!=
"object")throw new InvalidArgumentError("opts must be an object.");if(this[kDestroyed]||this[kOnDestroyed])throw new ClientDestroyedError;
if(this[kClosed])throw new ClientClosedError;return this[kInterceptedDispatch](opts,handler)}catch(err){if(typeof handler.
onError!="function")throw new InvalidArgumentError("invalid onError method");return handler.onError(err),!1}}};module.exports=
DispatcherBase}});var require_fixed_queue=__commonJS({"node_modules/undici/lib/dispatcher/fixed-queue.js"(exports,module){"use strict";var FixedCircularBuffer=class{constructor(){
this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(data){this.list[this.top]=data,this.top=this.top+1&2047}shift(){let nextItem=this.list[this.
bottom];return nextItem===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,nextItem)}};module.exports=
class{constructor(){this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){this.head.
isFull()&&(this.head=this.head.next=new FixedCircularBuffer),this.head.push(data)}shift(){let tail=this.tail,next=tail.shift();
return tail.isEmpty()&&tail.next!==null&&(this.tail=tail.next),next}}}});var require_pool_stats=__commonJS({"node_modules/undici/lib/dispatcher/pool-stats.js"(exports,module){var{kFree,kConnected,
kPending,kQueued,kRunning,kSize}=require_symbols(),kPool=Symbol("pool"),PoolStats=class{constructor(pool){this[kPool]=pool}get connected(){
return this[kPool][kConnected]}get free(){return this[kPool][kFree]}get pending(){return this[kPool][kPending]}get queued(){
return this[kPool][kQueued]}get running(){return this[kPool][kRunning]}get size(){return this[kPool][kSize]}};module.exports=
PoolStats}});var require_pool_base=__commonJS({"node_modules/undici/lib/dispatcher/pool-base.js"(exports,module){"use strict";var DispatcherBase=require_dispatcher_base(),
FixedQueue=require_fixed_queue(),{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,kUrl,kClose,kDestroy,kDispatch}=require_symbols(),
PoolStats=require_pool_stats(),kClients=Symbol("clients"),kNeedDrain=Symbol("needDrain"),kQueue=Symbol("queue"),kClosedResolve=Symbol(
"closed resolve"),kOnDrain=Symbol("onDrain"),kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol(
"onConnectionError"),kGetDispatcher=Symbol("get dispatcher"),kAddClient=Symbol("add client"),kRemoveClient=Symbol("remov\
e client"),kStats=Symbol("stats"),PoolBase=class extends DispatcherBase{constructor(opts){super(opts),this[kQueue]=new FixedQueue,
this[kClients]=[],this[kQueued]=0;let pool=this;this[kOnDrain]=function(origin,targets){let queue=pool[kQueue],needDrain=!1;
for(;!needDrain;){let item=queue.shift();if(!item)break;pool[kQueued]--,needDrain=!this.dispatch(item.opts,item.handler)}
this[kNeedDrain]=needDrain,!this[kNeedDrain]&&pool[kNeedDrain]&&(pool[kNeedDrain]=!1,pool.emit("drain",origin,[pool,...targets])),
pool[kClosedResolve]&&queue.isEmpty()&&Promise.all(pool[kClients].map(c=>c.close())).then(pool[kClosedResolve])},this[kOnConnect]=
(origin,targets)=>{pool.emit("connect",origin,[pool,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{pool.emit("\
disconnect",origin,[pool,...targets],err)},this[kOnConnectionError]=(origin,targets,err)=>{pool.emit("connectionError",origin,
[pool,...targets],err)},this[kStats]=new PoolStats(this)}get[kBusy](){return this[kNeedDrain]}get[kConnected](){return this[kClients].
filter(client=>client[kConnected]).length}get[kFree](){return this[kClients].filter(client=>client[kConnected]&&!client[kNeedDrain]).
length}get[kPending](){let ret=this[kQueued];for(let{[kPending]:pending}of this[kClients])ret+=pending;return ret}get[kRunning](){
let ret=0;for(let{[kRunning]:running}of this[kClients])ret+=running;return ret}get[kSize](){let ret=this[kQueued];for(let{
[kSize]:size}of this[kClients])ret+=size;return ret}get stats(){return this[kStats]}async[kClose](){this[kQueue].isEmpty()?
await Promise.all(this[kClients].map(c=>c.close())):await new Promise(resolve=>{this[kClosedResolve]=resolve})}async[kDestroy](err){
for(;;){let item=this[kQueue].shift();if(!item)break;item.handler.onError(err)}await Promise.all(this[kClients].map(c=>c.
destroy(err)))}[kDispatch](opts,handler){let dispatcher=this[kGetDispatcher]();return dispatcher?dispatcher.dispatch(opts,
handler)||(dispatcher[kNeedDrain]=!0,this[kNeedDrain]=!this[kGetDispatcher]()):(this[kNeedDrain]=!0,this[kQueue].push({opts,
handler}),this[kQueued]++),!this[kNeedDrain]}[kAddClient](client){return client.on("drain",this[kOnDrain]).on("connect",
this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].push(
client),this[kNeedDrain]&&queueMicrotask(()=>{this[kNeedDrain]&&this[kOnDrain](client[kUrl],[this,client])}),this}[kRemoveClient](client){
client.close(()=>{let idx=this[kClients].indexOf(client);idx!==-1&&this[kClients].splice(idx,1)}),this[kNeedDrain]=this[kClients].
some(dispatcher=>!dispatcher[kNeedDrain]&&dispatcher.closed!==!0&&dispatcher.destroyed!==!0)}};module.exports={PoolBase,
kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}}});var require_diagnostics=__commonJS({"node_modules/undici/lib/core/diagnostics.js"(exports,module){"use strict";var diagnosticsChannel=__require("node:diagnostics_channel"),
util=__require("node:util"),undiciDebugLog=util.debuglog("undici"),fetchDebuglog=util.debuglog("fetch"),websocketDebuglog=util.
debuglog("websocket"),isClientSet=!1,channels={beforeConnect:diagnosticsChannel.channel("undici:client:beforeConnect"),connected:diagnosticsChannel.
channel("undici:client:connected"),connectError:diagnosticsChannel.channel("undici:client:connectError"),sendHeaders:diagnosticsChannel.
channel("undici:client:sendHeaders"),create:diagnosticsChannel.channel("undici:request:create"),bodySent:diagnosticsChannel.
channel("undici:request:bodySent"),headers:diagnosticsChannel.channel("undici:request:headers"),trailers:diagnosticsChannel.
channel("undici:request:trailers"),error:diagnosticsChannel.channel("undici:request:error"),open:diagnosticsChannel.channel(
"undici:websocket:open"),close:diagnosticsChannel.channel("undici:websocket:close"),socketError:diagnosticsChannel.channel(
"undici:websocket:socket_error"),ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.channel(
"undici:websocket:pong")};if(undiciDebugLog.enabled||fetchDebuglog.enabled){let debuglog=fetchDebuglog.enabled?fetchDebuglog:
undiciDebugLog;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(evt=>{let{connectParams:{version,protocol,
port,host}}=evt;debuglog("connecting to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)}),diagnosticsChannel.
channel("undici:client:connected").subscribe(evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connect\
ed to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)}),diagnosticsChannel.channel("undici:client:connec\
tError").subscribe(evt=>{let{connectParams:{version,protocol,port,host},error}=evt;debuglog("connection to %s using %s%s\
 errored - %s",`${host}${port?`:${port}`:""}`,protocol,version,error.message)}),diagnosticsChannel.channel("undici:clien\
t:sendHeaders").subscribe(evt=>{let{request:{method,path,origin}}=evt;debuglog("sending request to %s %s/%s",method,origin,
path)}),diagnosticsChannel.channel("undici:request:headers").subscribe(evt=>{let{request:{method,path,origin},response:{
statusCode}}=evt;debuglog("received response to %s %s/%s - HTTP %d",method,origin,path,statusCode)}),diagnosticsChannel.
channel("undici:request:trailers").subscribe(evt=>{let{request:{method,path,origin}}=evt;debuglog("trailers received fro\
m %s %s/%s",method,origin,path)}),diagnosticsChannel.channel("undici:request:error").subscribe(evt=>{let{request:{method,
path,origin},error}=evt;debuglog("request to %s %s/%s errored - %s",method,origin,path,error.message)}),isClientSet=!0}if(websocketDebuglog.
enabled){if(!isClientSet){let debuglog=undiciDebugLog.enabled?undiciDebugLog:websocketDebuglog;diagnosticsChannel.channel(
"undici:client:beforeConnect").subscribe(evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connecting \
to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)}),diagnosticsChannel.channel("undici:client:connected").subscribe(
evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connected to %s%s using %s%s",host,port?`:${port}`:"",
protocol,version)}),diagnosticsChannel.channel("undici:client:connectError").subscribe(evt=>{let{connectParams:{version,
protocol,port,host},error}=evt;debuglog("connection to %s%s using %s%s errored - %s",host,port?`:${port}`:"",protocol,version,
error.message)}),diagnosticsChannel.channel("undici:client:sendHeaders").subscribe(evt=>{let{request:{method,path,origin}}=evt;
debuglog("sending request to %s %s/%s",method,origin,path)})}diagnosticsChannel.channel("undici:websocket:open").subscribe(
evt=>{let{address:{address,port}}=evt;websocketDebuglog("connection opened %s%s",address,port?`:${port}`:"")}),diagnosticsChannel.
channel("undici:websocket:close").subscribe(evt=>{let{websocket,code,reason}=evt;websocketDebuglog("closed connection to\
 %s - %s %s",websocket.url,code,reason)}),diagnosticsChannel.channel("undici:websocket:socket_error").subscribe(err=>{websocketDebuglog(
"connection errored - %s",err.message)}),diagnosticsChannel.channel("undici:websocket:ping").subscribe(evt=>{websocketDebuglog(
"ping received")}),diagnosticsChannel.channel("undici:websocket:pong").subscribe(evt=>{websocketDebuglog("pong received")})}
module.exports={channels}}});var require_request=__commonJS({"node_modules/undici/lib/core/request.js"(exports,module){"use strict";var{InvalidArgumentError,
NotSupportedError}=require_errors(),assert=__require("node:assert"),{isValidHTTPToken,isValidHeaderValue,isStream,destroy,
isBuffer,isFormDataLike,isIterable,isBlobLike,buildURL,validateHandler,getServerName,normalizedMethodRecords}=require_util(),
{channels}=require_diagnostics(),{headerNameLowerCasedRecord}=require_constants(),invalidPathRegex=/[^\u0021-\u00ff]/,kHandler=Symbol(
"handler"),Request=class{constructor(origin,{path,method,body,headers,query,idempotent,blocking,upgrade,headersTimeout,bodyTimeout,
reset,throwOnError,expectContinue,servername},handler){if(typeof path!="string")throw new InvalidArgumentError("path mus\
t be a string");if(path[0]!=="/"&&!(path.startsWith("http://")||path.startsWith("https://"))&&method!=="CONNECT")throw new InvalidArgumentError(
"path must be an absolute URL or start with a slash");if(invalidPathRegex.test(path))throw new InvalidArgumentError("inv\
alid request path");if(typeof method!="string")throw new InvalidArgumentError("method must be a string");if(normalizedMethodRecords[method]===
void 0&&!isValidHTTPToken(method))throw new InvalidArgumentError("invalid request method");if(upgrade&&typeof upgrade!="\
string")throw new InvalidArgumentError("upgrade must be a string");if(upgrade&&!isValidHeaderValue(upgrade))throw new InvalidArgumentError(
"invalid upgrade header");if(headersTimeout!=null&&(!Number.isFinite(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError(
"invalid headersTimeout");if(bodyTimeout!=null&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError(
"invalid bodyTimeout");if(reset!=null&&typeof reset!="boolean")throw new InvalidArgumentError("invalid reset");if(expectContinue!=
null&&typeof expectContinue!="boolean")throw new InvalidArgumentError("invalid expectContinue");if(this.headersTimeout=headersTimeout,
this.bodyTimeout=bodyTimeout,this.throwOnError=throwOnError===!0,this.method=method,this.abort=null,body==null)this.body=
null;else if(isStream(body)){this.body=body;let rState=this.body._readableState;(!rState||!rState.autoDestroy)&&(this.endHandler=
function(){destroy(this)},this.body.on("end",this.endHandler)),this.errorHandler=err=>{this.abort?this.abort(err):this.error=
err},this.body.on("error",this.errorHandler)}else if(isBuffer(body))this.body=body.byteLength?body:null;else if(ArrayBuffer.
isView(body))this.body=body.buffer.byteLength?Buffer.from(body.buffer,body.byteOffset,body.byteLength):null;else if(body instanceof
ArrayBuffer)this.body=body.byteLength?Buffer.from(body):null;else if(typeof body=="string")this.body=body.length?Buffer.
from(body):null;else if(isFormDataLike(body)||isIterable(body)||isBlobLike(body))this.body=body;else throw new InvalidArgumentError(
"body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=
!1,this.upgrade=upgrade||null,this.path=query?buildURL(path,query):path,this.origin=origin,this.idempotent=idempotent??(method===
"HEAD"||method==="GET"),this.blocking=blocking??!1,this.reset=reset??null,this.host=null,this.contentLength=null,this.contentType=
null,this.headers=[],this.expectContinue=expectContinue??!1,Array.isArray(headers)){if(headers.length%2!==0)throw new InvalidArgumentError(
"headers array must be even");for(let i=0;i<headers.length;i+=2)processHeader(this,headers[i],headers[i+1])}else if(headers&&
typeof headers=="object")if(headers[Symbol.iterator])for(let header of headers){if(!Array.isArray(header)||header.length!==
2)throw new InvalidArgumentError("headers must be in key-value pair format");processHeader(this,header[0],header[1])}else{
let keys=Object.keys(headers);for(let i=0;i<keys.length;++i)processHeader(this,keys[i],headers[keys[i]])}else if(headers!=
null)throw new InvalidArgumentError("headers must be an object or an array");validateHandler(handler,method,upgrade),this.
servername=servername||getServerName(this.host),this[kHandler]=handler,channels.create.hasSubscribers&&channels.create.publish(
{request:this})}onBodySent(chunk){if(this[kHandler].onBodySent)try{return this[kHandler].onBodySent(chunk)}catch(err){this.
abort(err)}}onRequestSent(){if(channels.bodySent.hasSubscribers&&channels.bodySent.publish({request:this}),this[kHandler].
onRequestSent)try{return this[kHandler].onRequestSent()}catch(err){this.abort(err)}}onConnect(abort){if(assert(!this.aborted),
assert(!this.completed),this.error)abort(this.error);else return this.abort=abort,this[kHandler].onConnect(abort)}onResponseStarted(){
return this[kHandler].onResponseStarted?.()}onHeaders(statusCode,headers,resume,statusText){assert(!this.aborted),assert(
!this.completed),channels.headers.hasSubscribers&&channels.headers.publish({request:this,response:{statusCode,headers,statusText}});
try{return this[kHandler].onHeaders(statusCode,headers,resume,statusText)}catch(err){this.abort(err)}}onData(chunk){assert(
!this.aborted),assert(!this.completed);try{return this[kHandler].onData(chunk)}catch(err){return this.abort(err),!1}}onUpgrade(statusCode,headers,socket,statusText=""){
this.onFinally(),assert(!this.aborted),assert(!this.completed),statusCode!==null&&this.#publishUpgradeHeaders(statusCode,
headers,statusText);let result=this[kHandler].onUpgrade(statusCode,headers,socket);return this.aborted||(this.completed=
!0,statusCode!==null&&this.#publishUpgradeTrailers()),result}onUpgradeResponse(statusCode,headers,parseHeaders,statusText=""){
assert(!this.aborted),assert(this.completed),channels.headers.hasSubscribers&&this.#publishUpgradeHeaders(statusCode,parseHeaders(
headers),statusText),this.#publishUpgradeTrailers()}onUpgradeError(error){assert(!this.aborted),assert(this.completed),channels.
error.hasSubscribers&&channels.error.publish({request:this,error})}#publishUpgradeHeaders(statusCode,headers,statusText){
channels.headers.hasSubscribers&&channels.headers.publish({request:this,response:{statusCode,headers,statusText}})}#publishUpgradeTrailers(){
channels.trailers.hasSubscribers&&channels.trailers.publish({request:this,trailers:[]})}onComplete(trailers){this.onFinally(),
assert(!this.aborted),this.completed=!0,channels.trailers.hasSubscribers&&channels.trailers.publish({request:this,trailers});
try{return this[kHandler].onComplete(trailers)}catch(err){this.onError(err)}}onError(error){if(this.onFinally(),channels.
error.hasSubscribers&&channels.error.publish({request:this,error}),!this.aborted)return this.aborted=!0,this[kHandler].onError(
error)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&
(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(key,value){return processHeader(this,key,value),this}};
function processHeader(request,key,val){if(val&&typeof val=="object"&&!Array.isArray(val))throw new InvalidArgumentError(
`invalid ${key} header`);if(val===void 0)return;let headerName=headerNameLowerCasedRecord[key];if(headerName===void 0&&(headerName=
key.toLowerCase(),headerNameLowerCasedRecord[headerName]===void 0&&!isValidHTTPToken(headerName)))throw new InvalidArgumentError(
"invalid header key");if(Array.isArray(val)){let arr=[];for(let i=0;i<val.length;i++)if(typeof val[i]=="string"){if(!isValidHeaderValue(
val[i]))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(val[i])}else if(val[i]===null)arr.push("");else{
if(typeof val[i]=="object")throw new InvalidArgumentError(`invalid ${key} header`);{let str=`${val[i]}`;if(!isValidHeaderValue(
str))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(str)}}val=arr}else if(typeof val=="string"){if(!isValidHeaderValue(
val))throw new InvalidArgumentError(`invalid ${key} header`)}else if(val===null)val="";else if(val=`${val}`,!isValidHeaderValue(
val))throw new InvalidArgumentError(`invalid ${key} header`);if(headerName==="host"){if(request.host!==null)throw new InvalidArgumentError(
"duplicate host header");if(typeof val!="string")throw new InvalidArgumentError("invalid host header");request.host=val}else if(headerName===
"content-length"){if(request.contentLength!==null)throw new InvalidArgumentError("duplicate content-length header");if(request.
contentLength=parseInt(val,10),!Number.isFinite(request.contentLength))throw new InvalidArgumentError("invalid content-l\
ength header")}else if(request.contentType===null&&headerName==="content-type")request.contentType=val,request.headers.push(
key,val);else{if(headerName==="transfer-encoding"||headerName==="keep-alive"||headerName==="upgrade")throw new InvalidArgumentError(
`invalid ${headerName} header`);if(headerName==="connection"){let value=typeof val=="string"?val.toLowerCase():null;if(value!==
"close"&&value!=="keep-alive")throw new InvalidArgumentError("invalid connection header");value==="close"&&(request.reset=
!0)}else{if(headerName==="expect")throw new NotSupportedError("expect header not supported");request.headers.push(key,val)}}}
module.exports=Request}});var require_timers=__commonJS({"node_modules/undici/lib/util/timers.js"(exports,module){"use strict";var fastNow=0,RESOLUTION_MS=1e3,
TICK_MS=(RESOLUTION_MS>>1)-1,fastNowTimeout,kFastTimer=Symbol("kFastTimer"),fastTimers=[],NOT_IN_LIST=-2,TO_BE_CLEARED=-1,
PENDING=0,ACTIVE=1;function onTick(){fastNow+=TICK_MS;let idx=0,len=fastTimers.length;for(;idx<len;){let timer=fastTimers[idx];
timer._state===PENDING?(timer._idleStart=fastNow-TICK_MS,timer._state=ACTIVE):timer._state===ACTIVE&&fastNow>=timer._idleStart+
timer._idleTimeout&&(timer._state=TO_BE_CLEARED,timer._idleStart=-1,timer._onTimeout(timer._timerArg)),timer._state===TO_BE_CLEARED?
(timer._state=NOT_IN_LIST,--len!==0&&(fastTimers[idx]=fastTimers[len])):++idx}fastTimers.length=len,fastTimers.length!==
0&&refreshTimeout()}function refreshTimeout(){fastNowTimeout?fastNowTimeout.refresh():(clearTimeout(fastNowTimeout),fastNowTimeout=
setTimeout(onTick,TICK_MS),fastNowTimeout.unref&&fastNowTimeout.unref())}var FastTimer=class{[kFastTimer]=!0;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback,this._idleTimeout=delay,this._timerArg=arg,this.refresh()}refresh(){this._state===NOT_IN_LIST&&
fastTimers.push(this),(!fastNowTimeout||fastTimers.length===1)&&refreshTimeout(),this._state=PENDING}clear(){this._state=
TO_BE_CLEARED,this._idleStart=-1}};module.exports={setTimeout(callback,delay,arg){return delay<=RESOLUTION_MS?setTimeout(
callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){timeout[kFastTimer]?timeout.clear():clearTimeout(
timeout)},setFastTimeout(callback,delay,arg){return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){timeout.
clear()},now(){return fastNow},tick(delay=0){fastNow+=delay-RESOLUTION_MS+1,onTick(),onTick()},reset(){fastNow=0,fastTimers.
length=0,clearTimeout(fastNowTimeout),fastNowTimeout=null},kFastTimer}}});var require_connect=__commonJS({"node_modules/undici/lib/core/connect.js"(exports,module){"use strict";var net=__require("node:net"),
assert=__require("node:assert"),util=require_util(),{InvalidArgumentError,ConnectTimeoutError}=require_errors(),timers=require_timers();
function noop(){}var tls,SessionCache;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?
SessionCache=class{constructor(maxCachedSessions){this._maxCachedSessions=maxCachedSessions,this._sessionCache=new Map,this.
_sessionRegistry=new global.FinalizationRegistry(key=>{if(this._sessionCache.size<this._maxCachedSessions)return;let ref=this.
_sessionCache.get(key);ref!==void 0&&ref.deref()===void 0&&this._sessionCache.delete(key)})}get(sessionKey){let ref=this.
_sessionCache.get(sessionKey);return ref?ref.deref():null}set(sessionKey,session){this._maxCachedSessions!==0&&(this._sessionCache.
set(sessionKey,new WeakRef(session)),this._sessionRegistry.register(session,sessionKey))}}:SessionCache=class{constructor(maxCachedSessions){
this._maxCachedSessions=maxCachedSessions,this._sessionCache=new Map}get(sessionKey){return this._sessionCache.get(sessionKey)}set(sessionKey,session){
if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this._maxCachedSessions){let{value:oldestKey}=this._sessionCache.
keys().next();this._sessionCache.delete(oldestKey)}this._sessionCache.set(sessionKey,session)}}};function buildConnector({
allowH2,maxCachedSessions,socketPath,timeout,session:customSession,...opts}){if(maxCachedSessions!=null&&(!Number.isInteger(
maxCachedSessions)||maxCachedSessions<0))throw new InvalidArgumentError("maxCachedSessions must be a positive integer or\
 zero");let options={path:socketPath,...opts},sessionCache=new SessionCache(maxCachedSessions??100);return timeout=timeout??
1e4,allowH2=allowH2??!1,function({hostname,host,protocol,port,servername,localAddress,httpSocket},callback){let socket;if(protocol===
"https:"){tls||(tls=__require("node:tls")),servername=servername||options.servername||util.getServerName(host)||null;let sessionKey=servername||
hostname;assert(sessionKey);let session=customSession||sessionCache.get(sessionKey)||null;port=port||443,socket=tls.connect(
{highWaterMark:16384,...options,servername,session,localAddress,ALPNProtocols:allowH2?["http/1.1","h2"]:["http/1.1"],socket:httpSocket,
port,host:hostname}),socket.on("session",function(session2){sessionCache.set(sessionKey,session2)})}else assert(!httpSocket,
"httpSocket can only be sent on TLS update"),port=port||80,socket=net.connect({highWaterMark:64*1024,...options,localAddress,
port,host:hostname});if(options.keepAlive==null||options.keepAlive){let keepAliveInitialDelay=options.keepAliveInitialDelay===
void 0?6e4:options.keepAliveInitialDelay;socket.setKeepAlive(!0,keepAliveInitialDelay)}let clearConnectTimeout=setupConnectTimeout(
new WeakRef(socket),{timeout,hostname,port});return socket.setNoDelay(!0).once(protocol==="https:"?"secureConnect":"conn\
ect",function(){if(queueMicrotask(clearConnectTimeout),callback){let cb=callback;callback=null,cb(null,this)}}).on("erro\
r",function(err){if(queueMicrotask(clearConnectTimeout),callback){let cb=callback;callback=null,cb(err)}}),socket}}var setupConnectTimeout=process.
platform==="win32"?(socketWeakRef,opts)=>{if(!opts.timeout)return noop;let s1=null,s2=null,fastTimer=timers.setFastTimeout(
()=>{s1=setImmediate(()=>{s2=setImmediate(()=>onConnectTimeout(socketWeakRef.deref(),opts))})},opts.timeout);return()=>{
timers.clearFastTimeout(fastTimer),clearImmediate(s1),clearImmediate(s2)}}:(socketWeakRef,opts)=>{if(!opts.timeout)return noop;
let s1=null,fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{onConnectTimeout(socketWeakRef.deref(),opts)})},opts.
timeout);return()=>{timers.clearFastTimeout(fastTimer),clearImmediate(s1)}};function onConnectTimeout(socket,opts){if(socket==
null)return;let message="Connect Timeout Error";Array.isArray(socket.autoSelectFamilyAttemptedAddresses)?message+=` (att\
empted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`:message+=` (attempted address: ${opts.hostname}\
:${opts.port},`,message+=` timeout: ${opts.timeout}ms)`,util.destroy(socket,new ConnectTimeoutError(message))}module.exports=
buildConnector}});var require_utils=__commonJS({"node_modules/undici/lib/llhttp/utils.js"(exports){"use strict";Object.defineProperty(exports,
"__esModule",{value:!0});exports.enumToMap=void 0;function enumToMap(obj){let res={};return Object.keys(obj).forEach(key=>{
let value=obj[key];typeof value=="number"&&(res[key]=value)}),res}exports.enumToMap=enumToMap}});var require_constants2=__commonJS({"node_modules/undici/lib/llhttp/constants.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.SPECIAL_HEADERS=exports.HEADER_STATE=exports.MINOR=exports.MAJOR=exports.CONNECTION_TOKEN_CHARS=
exports.HEADER_CHARS=exports.TOKEN=exports.STRICT_TOKEN=exports.HEX=exports.URL_CHAR=exports.STRICT_URL_CHAR=exports.USERINFO_CHARS=
exports.MARK=exports.ALPHANUM=exports.NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.FINISH=exports.H_METHOD_MAP=
exports.METHOD_MAP=exports.METHODS_RTSP=exports.METHODS_ICE=exports.METHODS_HTTP=exports.METHODS=exports.LENIENT_FLAGS=exports.
FLAGS=exports.TYPE=exports.ERROR=void 0;var utils_1=require_utils(),ERROR;(function(ERROR2){ERROR2[ERROR2.OK=0]="OK",ERROR2[ERROR2.
INTERNAL=1]="INTERNAL",ERROR2[ERROR2.STRICT=2]="STRICT",ERROR2[ERROR2.LF_EXPECTED=3]="LF_EXPECTED",ERROR2[ERROR2.UNEXPECTED_CONTENT_LENGTH=
4]="UNEXPECTED_CONTENT_LENGTH",ERROR2[ERROR2.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",ERROR2[ERROR2.INVALID_METHOD=6]="I\
NVALID_METHOD",ERROR2[ERROR2.INVALID_URL=7]="INVALID_URL",ERROR2[ERROR2.INVALID_CONSTANT=8]="INVALID_CONSTANT",ERROR2[ERROR2.
INVALID_VERSION=9]="INVALID_VERSION",ERROR2[ERROR2.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",ERROR2[ERROR2.INVALID_CONTENT_LENGTH=
11]="INVALID_CONTENT_LENGTH",ERROR2[ERROR2.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",ERROR2[ERROR2.INVALID_STATUS=13]=
"INVALID_STATUS",ERROR2[ERROR2.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",ERROR2[ERROR2.INVALID_TRANSFER_ENCODING=15]="IN\
VALID_TRANSFER_ENCODING",ERROR2[ERROR2.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",ERROR2[ERROR2.CB_HEADERS_COMPLETE=17]="CB\
_HEADERS_COMPLETE",ERROR2[ERROR2.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE",ERROR2[ERROR2.CB_CHUNK_HEADER=19]="CB_CHU\
NK_HEADER",ERROR2[ERROR2.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",ERROR2[ERROR2.PAUSED=21]="PAUSED",ERROR2[ERROR2.PAUSED_UPGRADE=
22]="PAUSED_UPGRADE",ERROR2[ERROR2.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",ERROR2[ERROR2.USER=24]="USER"})(ERROR=exports.
ERROR||(exports.ERROR={}));var TYPE;(function(TYPE2){TYPE2[TYPE2.BOTH=0]="BOTH",TYPE2[TYPE2.REQUEST=1]="REQUEST",TYPE2[TYPE2.
RESPONSE=2]="RESPONSE"})(TYPE=exports.TYPE||(exports.TYPE={}));var FLAGS;(function(FLAGS2){FLAGS2[FLAGS2.CONNECTION_KEEP_ALIVE=
1]="CONNECTION_KEEP_ALIVE",FLAGS2[FLAGS2.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",FLAGS2[FLAGS2.CONNECTION_UPGRADE=4]="CON\
NECTION_UPGRADE",FLAGS2[FLAGS2.CHUNKED=8]="CHUNKED",FLAGS2[FLAGS2.UPGRADE=16]="UPGRADE",FLAGS2[FLAGS2.CONTENT_LENGTH=32]=
"CONTENT_LENGTH",FLAGS2[FLAGS2.SKIPBODY=64]="SKIPBODY",FLAGS2[FLAGS2.TRAILING=128]="TRAILING",FLAGS2[FLAGS2.TRANSFER_ENCODING=
512]="TRANSFER_ENCODING"})(FLAGS=exports.FLAGS||(exports.FLAGS={}));var LENIENT_FLAGS;(function(LENIENT_FLAGS2){LENIENT_FLAGS2[LENIENT_FLAGS2.
HEADERS=1]="HEADERS",LENIENT_FLAGS2[LENIENT_FLAGS2.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",LENIENT_FLAGS2[LENIENT_FLAGS2.KEEP_ALIVE=
4]="KEEP_ALIVE"})(LENIENT_FLAGS=exports.LENIENT_FLAGS||(exports.LENIENT_FLAGS={}));var METHODS;(function(METHODS2){METHODS2[METHODS2.
DELETE=0]="DELETE",METHODS2[METHODS2.GET=1]="GET",METHODS2[METHODS2.HEAD=2]="HEAD",METHODS2[METHODS2.POST=3]="POST",METHODS2[METHODS2.
PUT=4]="PUT",METHODS2[METHODS2.CONNECT=5]="CONNECT",METHODS2[METHODS2.OPTIONS=6]="OPTIONS",METHODS2[METHODS2.TRACE=7]="T\
RACE",METHODS2[METHODS2.COPY=8]="COPY",METHODS2[METHODS2.LOCK=9]="LOCK",METHODS2[METHODS2.MKCOL=10]="MKCOL",METHODS2[METHODS2.
MOVE=11]="MOVE",METHODS2[METHODS2.PROPFIND=12]="PROPFIND",METHODS2[METHODS2.PROPPATCH=13]="PROPPATCH",METHODS2[METHODS2.
SEARCH=14]="SEARCH",METHODS2[METHODS2.UNLOCK=15]="UNLOCK",METHODS2[METHODS2.BIND=16]="BIND",METHODS2[METHODS2.REBIND=17]=
"REBIND",METHODS2[METHODS2.UNBIND=18]="UNBIND",METHODS2[METHODS2.ACL=19]="ACL",METHODS2[METHODS2.REPORT=20]="REPORT",METHODS2[METHODS2.
MKACTIVITY=21]="MKACTIVITY",METHODS2[METHODS2.CHECKOUT=22]="CHECKOUT",METHODS2[METHODS2.MERGE=23]="MERGE",METHODS2[METHODS2["\
M-SEARCH"]=24]="M-SEARCH",METHODS2[METHODS2.NOTIFY=25]="NOTIFY",METHODS2[METHODS2.SUBSCRIBE=26]="SUBSCRIBE",METHODS2[METHODS2.
UNSUBSCRIBE=27]="UNSUBSCRIBE",METHODS2[METHODS2.PATCH=28]="PATCH",METHODS2[METHODS2.PURGE=29]="PURGE",METHODS2[METHODS2.
MKCALENDAR=30]="MKCALENDAR",METHODS2[METHODS2.LINK=31]="LINK",METHODS2[METHODS2.UNLINK=32]="UNLINK",METHODS2[METHODS2.SOURCE=
33]="SOURCE",METHODS2[METHODS2.PRI=34]="PRI",METHODS2[METHODS2.DESCRIBE=35]="DESCRIBE",METHODS2[METHODS2.ANNOUNCE=36]="A\
NNOUNCE",METHODS2[METHODS2.SETUP=37]="SETUP",METHODS2[METHODS2.PLAY=38]="PLAY",METHODS2[METHODS2.PAUSE=39]="PAUSE",METHODS2[METHODS2.
TEARDOWN=40]="TEARDOWN",METHODS2[METHODS2.GET_PARAMETER=41]="GET_PARAMETER",METHODS2[METHODS2.SET_PARAMETER=42]="SET_PAR\
AMETER",METHODS2[METHODS2.REDIRECT=43]="REDIRECT",METHODS2[METHODS2.RECORD=44]="RECORD",METHODS2[METHODS2.FLUSH=45]="FLU\
SH"})(METHODS=exports.METHODS||(exports.METHODS={}));exports.METHODS_HTTP=[METHODS.DELETE,METHODS.GET,METHODS.HEAD,METHODS.
POST,METHODS.PUT,METHODS.CONNECT,METHODS.OPTIONS,METHODS.TRACE,METHODS.COPY,METHODS.LOCK,METHODS.MKCOL,METHODS.MOVE,METHODS.
PROPFIND,METHODS.PROPPATCH,METHODS.SEARCH,METHODS.UNLOCK,METHODS.BIND,METHODS.REBIND,METHODS.UNBIND,METHODS.ACL,METHODS.
REPORT,METHODS.MKACTIVITY,METHODS.CHECKOUT,METHODS.MERGE,METHODS["M-SEARCH"],METHODS.NOTIFY,METHODS.SUBSCRIBE,METHODS.UNSUBSCRIBE,
METHODS.PATCH,METHODS.PURGE,METHODS.MKCALENDAR,METHODS.LINK,METHODS.UNLINK,METHODS.PRI,METHODS.SOURCE];exports.METHODS_ICE=
[METHODS.SOURCE];exports.METHODS_RTSP=[METHODS.OPTIONS,METHODS.DESCRIBE,METHODS.ANNOUNCE,METHODS.SETUP,METHODS.PLAY,METHODS.
PAUSE,METHODS.TEARDOWN,METHODS.GET_PARAMETER,METHODS.SET_PARAMETER,METHODS.REDIRECT,METHODS.RECORD,METHODS.FLUSH,METHODS.
GET,METHODS.POST];exports.METHOD_MAP=utils_1.enumToMap(METHODS);exports.H_METHOD_MAP={};Object.keys(exports.METHOD_MAP).
forEach(key=>{/^H/.test(key)&&(exports.H_METHOD_MAP[key]=exports.METHOD_MAP[key])});var FINISH;(function(FINISH2){FINISH2[FINISH2.
SAFE=0]="SAFE",FINISH2[FINISH2.SAFE_WITH_CB=1]="SAFE_WITH_CB",FINISH2[FINISH2.UNSAFE=2]="UNSAFE"})(FINISH=exports.FINISH||
(exports.FINISH={}));exports.ALPHA=[];for(let i=65;i<=90;i++)exports.ALPHA.push(String.fromCharCode(i)),exports.ALPHA.push(
String.fromCharCode(i+32));exports.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9};exports.HEX_MAP={0:0,1:1,2:2,3:3,4:4,
5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15};exports.NUM=["0","1","2","3","4","5","6",
"7","8","9"];exports.ALPHANUM=exports.ALPHA.concat(exports.NUM);exports.MARK=["-","_",".","!","~","*","'","(",")"];exports.
USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).concat(["%",";",":","&","=","+","$",","]);exports.STRICT_URL_CHAR=[
"!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].
concat(exports.ALPHANUM);exports.URL_CHAR=exports.STRICT_URL_CHAR.concat(["	","\f"]);for(let i=128;i<=255;i++)exports.URL_CHAR.
push(i);exports.HEX=exports.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]);exports.STRICT_TOKEN=["!","#",
"$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(exports.ALPHANUM);exports.TOKEN=exports.STRICT_TOKEN.concat(
[" "]);exports.HEADER_CHARS=["	"];for(let i=32;i<=255;i++)i!==127&&exports.HEADER_CHARS.push(i);exports.CONNECTION_TOKEN_CHARS=
exports.HEADER_CHARS.filter(c=>c!==44);exports.MAJOR=exports.NUM_MAP;exports.MINOR=exports.MAJOR;var HEADER_STATE;(function(HEADER_STATE2){
HEADER_STATE2[HEADER_STATE2.GENERAL=0]="GENERAL",HEADER_STATE2[HEADER_STATE2.CONNECTION=1]="CONNECTION",HEADER_STATE2[HEADER_STATE2.
CONTENT_LENGTH=2]="CONTENT_LENGTH",HEADER_STATE2[HEADER_STATE2.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",HEADER_STATE2[HEADER_STATE2.
UPGRADE=4]="UPGRADE",HEADER_STATE2[HEADER_STATE2.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",HEADER_STATE2[HEADER_STATE2.
CONNECTION_CLOSE=6]="CONNECTION_CLOSE",HEADER_STATE2[HEADER_STATE2.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",HEADER_STATE2[HEADER_STATE2.
TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(HEADER_STATE=exports.HEADER_STATE||(exports.HEADER_STATE={}));
exports.SPECIAL_HEADERS={connection:HEADER_STATE.CONNECTION,"content-length":HEADER_STATE.CONTENT_LENGTH,"proxy-connecti\
on":HEADER_STATE.CONNECTION,"transfer-encoding":HEADER_STATE.TRANSFER_ENCODING,upgrade:HEADER_STATE.UPGRADE}}});var require_llhttp_wasm=__commonJS({"node_modules/undici/lib/llhttp/llhttp-wasm.js"(exports,module){"use strict";var{Buffer:Buffer2}=__require("node:buffer");
module.exports=Buffer2.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGV\
hZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2F\
zbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21\
wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAt\
faW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9\
hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXR\
faHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXN\
ldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQA\
YG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJ\
yb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXN\
fbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW5\
0X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQI\
DBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0H\
AABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGs\
iAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQs\
gAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQM\
LA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgI\
AIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEE\
UIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0\
AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEc\
NBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXh\
xIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSg\
CDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgI\
NACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiI\
DKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI\
2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8\
BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjY\
CCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQ\
iB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXh\
xIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgI\
IIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwc\
AIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCA\
AIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0\
e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGF\
iY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQG\
eAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgE\
A3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0\
MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSg\
MqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQt\
BOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAE\
LQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0H\
LAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AA\
MbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAt\
B5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQt\
B9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgt\
BgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwt\
BkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAt\
BoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0G\
vAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G\
9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyA\
hIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQG\
KAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG\
3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASA\
ERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACE\
DDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE\
8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUU\
NAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADs\
BMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQ\
gAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyA\
CQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyA\
gCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdA\
AIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQA\
gAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAyg\
CSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgN\
FDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0\
HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzY\
CECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAF\
BAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECA\
CQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUc\
NuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUE\
BaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUc\
NAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8\
BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4\
DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AH\
QAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSE\
KDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgy\
uAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4\
CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0\
CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgt\
CCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyE\
DDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQV\
GDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUU\
EQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBs\
hAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAM\
oAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJ\
BADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQF\
qIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASA\
ERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiI\
BRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H\
/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWo\
hByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEc\
NAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUE\
gciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIAR\
HBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCms\
OBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQA\
AIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGt\
BBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgR\
AQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUE\
aSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAF\
BAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQM\
M7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgI\
MQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAsw\
CzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEG\
QwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QE\
LQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUE\
FRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAA\
tAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgs\
CQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQM\
gBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiA\
BQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUE\
gciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgA\
iAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0\
ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkk\
bQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEH\
BAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgs\
gAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAE\
AkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QI\
LQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQF\
qIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQ\
gASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAt\
BBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQs\
gASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0E\
DaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2o\
hBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgA\
iACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QA\
hAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkA\
gAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQA\
LQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0\
CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEB\
B6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwy\
tAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAE\
LIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQF\
qIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDge\
UAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAA\
tAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJ\
xDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7Ags\
CQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyA\
EIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzY\
CCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0E\
AIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASA\
ERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAE\
gBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAI\
oAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgA\
gBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAF\
BAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfz\
OAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QB\
HDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEB\
BggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAF\
raiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQA\
MbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAs\
gAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUE\
BaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkA\
DQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAI\
gAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADY\
CACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWo\
hBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSA\
BIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYw\
BIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUY\
NASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgF\
iCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQA\
ARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSA\
BIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZE\
BIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUY\
NASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0\
LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZU\
BIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASA\
Aa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIAR\
GBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQF\
B/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIAB\
Bqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQ\
gAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQF\
BBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEc\
NVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgI\
AAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGo\
tAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiE\
FIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgt\
BnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiA\
FNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09\
PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwy\
KAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQF\
qIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEG\
lASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQB\
rDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQs\
gAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQA\
gBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgA\
gBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWo\
hAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQF\
qIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUE\
BaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAI\
AIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZ\
BAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIAR\
GBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIAR\
GDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyA\
CQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWo\
hACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT0\
9PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQV\
qIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASA\
ERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQs\
gAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUG\
iASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0\
AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQU\
gASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyA\
BIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACI\
AIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQF\
qIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwz\
XAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gA\
hAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQF\
qIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNY\
BCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACA\
DKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gE\
LA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcU\
BIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCws\
LCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCA\
BLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM\
7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACE\
DDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJ\
BADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECA\
CQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAI\
gAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLY\
BC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H\
0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkE\
GNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQM\
MuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA\
2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDY\
CECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQE\
LIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA\
2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACA\
CQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgI\
UIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQU\
hAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkE\
ANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCA\
CIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo\
2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCA\
CIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgI\
MQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCA\
CIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSN\
rQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0\
DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgA\
gBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiA\
BQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiA\
AIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgI\
UIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQs\
gAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQR\
AIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgE\
LIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQ\
gAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACE\
DDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASo\
gAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU\
2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAAB\
BOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgI\
QIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIY\
BCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAAB\
BMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUc\
NAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAE\
gARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAE\
QKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECA\
CQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjY\
CHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCA\
CIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4\
EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEE\
AIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAI\
gACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAE\
QKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAI\
tACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJ\
B4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAI\
vATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyA\
BIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSI\
ABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAM\
RAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCA\
CIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCI\
DRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwx\
PCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQA\
gAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE\
2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyI\
ARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyA\
iC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATY\
CFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAI\
oAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE\
2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyA\
CKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiA\
BNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQs\
gAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI\
2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkE\
ANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAF\
BAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWo\
hAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA\
2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAq\
naiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgI\
cIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATY\
CFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ\
2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA\
2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQA\
hAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCo\
LIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCI\
DRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAI\
gATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgI\
IIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEH\
FAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQR\
AQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0AB\
qLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA\
2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgN\
FDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiA\
BNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUE\
ERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgI\
IIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAF\
BAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQA\
AQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEH\
MASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAM\
LQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCA\
CLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQA\
hAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECg\
iAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEE\
VRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADY\
CACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAs\
LQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWo\
iAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkE\
ANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAw\
WC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATY\
CFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAw\
RC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATY\
CFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAw\
MC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATY\
CFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAw\
HCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiE\
HIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQA\
LIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzY\
CDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAh\
BEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEE\
AOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgI\
AQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCA\
AQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCA\
AQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiw\
iAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACA\
AKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEE\
CdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSY\
nKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0h\
JSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8\
LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8\
LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8\
LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8\
LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8\
LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH\
9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCI\
DRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIAB\
B9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgN\
FDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQA\
iBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8\
CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASA\
CIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCE\
ECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSE\
CCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5AB\
JDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTB\
qQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeT\
TACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEG\
c0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdD\
QAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH\
00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNA\
AKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZ\
BfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkB\
BAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyA\
CIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEG\
M0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0\
BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASA\
AIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIAB\
BEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0\
AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUE\
AIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgc\
gByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgA\
hAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIAR\
rTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAI\
hBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACA\
CQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGo\
hAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACg\
CAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQcc\
AaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0H\
I0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQF\
rIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDM\
iASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmt\
qQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0c\
NAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACg\
CACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgt\
BnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUH\
I0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiA\
DNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AA\
gAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgR\
BqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAM\
gASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAE\
gASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgA\
gBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0\
GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiA\
GKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRB\
qIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRB\
qSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgB\
BzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCA\
FQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAI\
gATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF\
0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF\
4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjY\
CCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I\
2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4\
gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgI\
AIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJ\
BASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh\
2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA\
2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakE\
QaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiE\
BDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgA\
gAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjY\
CBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUE\
BIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZ\
nIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjY\
CCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACI\
EDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAl\
FDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk\
2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASA\
BKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQR\
AQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQt\
DACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQ\
ICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb25\
0ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF\
1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGl\
kIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnN\
lIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJ\
vcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl9\
2YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGV\
ycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9\
jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWN\
rIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3I\
AVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2F\
sbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGV\
yIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJ\
hY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmw\
ARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQ\
gY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXI\
gaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGV\
uc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZ\
hbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB\
2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZ\
hbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnN\
pb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9\
uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9\
jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGF\
jZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h\
1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGl\
vbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9\
yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQ\
gY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZ\
JVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVR\
FV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9\
USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVAB\
DTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9\
BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFB\
FX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1N\
UQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0N\
PTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9\
SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1J\
XQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFN\
FVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09\
QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJ\
PWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkx\
PQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUF\
MAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEV\
OR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVN\
DRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkU\
AQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJ\
MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUV\
fQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUEx\
FVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVN\
FAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVR\
JU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJ\
HRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9\
QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEh\
QRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkV\
SU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEV\
EAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05\
fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1N\
MX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEV\
EAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9\
FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAAC\
dEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQ\
AAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAAD\
BEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRc\
AAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgI\
CAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgI\
CAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHV\
ua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0\
KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQE\
CAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwM\
DAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs\
6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJ\
FTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1J\
JQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}});var require_llhttp_simd_wasm=__commonJS({"node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(exports,module){"use stric\
t";var{Buffer:Buffer2}=__require("node:buffer");module.exports=Buffer2.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwB\
gBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9\
vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2F\
zbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAA\
EBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAA\
JGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQA\
NFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29\
kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZml\
uaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh\
0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQA\
eEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW5\
0X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBh\
sbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjY\
COCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACI\
AQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAI\
IIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgI\
MDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAI\
EIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyA\
ANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyA\
BQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNA\
AQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAI\
AIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3d\
xNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAU\
oAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEE\
BcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhA\
gBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAE\
gBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACA\
ADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgI\
cIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSA\
CQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgI\
YIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0\
AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM\
6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgM\
EBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRts\
BR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwG\
MAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywH\
KAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRY\
MvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQ\
MrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQt\
BMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgE\
LQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQ\
BC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0H\
UAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGY\
LQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwt\
B7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAt\
B/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQt\
BjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgt\
BmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwt\
BqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G\
4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJ\
AIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCA\
DDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZ\
naGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAG\
lAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAO\
HA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXB\
B7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASA\
ERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0\
AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcA\
AcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAI\
gAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAig\
COCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByE\
DDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyA\
CKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0\
AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTY\
CECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJ\
BFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTY\
CDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACE\
ACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEE\
AIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyA\
ARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjg\
iA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAAB\
B8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQA\
AIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiE\
BDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzY\
CECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEY\
EQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AE\
ICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgI\
LQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0I\
KIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4\
CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQo\
MtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQM\
gIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0E\
IcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQA\
oQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0E\
ocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQ\
DCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhA\
gAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASA\
ERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEE\
JRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAE\
tAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0A\
gAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJ\
BADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wF\
xRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACI\
BaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWo\
iAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPg\
CC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEc\
gAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz\
0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUc\
NAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPo\
BCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwM\
DAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQAN\
AIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASA\
AQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQl\
rDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3\
+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3\
AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACA\
ALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCA\
BayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIAB\
BAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwI\
LIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgV\
BIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAI\
AIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAs\
gAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H\
/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgN\
AIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASA\
ERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgI\
DvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEH\
FACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASA\
CLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0\
AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEB\
B1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxE\
AACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQA\
AQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAE\
gBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNA\
CC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyA\
CIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQF\
qIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWo\
hACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgF\
B1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUH\
TACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQG\
kAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdc\
AIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZs\
BmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIAR\
HDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJ\
AIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAI\
LAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8\
AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiE\
BQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWo\
hAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygB\
qLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AA\
hAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyA\
BIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACE\
DDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQV\
GDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACE\
DDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIAB\
BAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0A\
gAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAI\
oAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgA\
gBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUE\
BaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQF\
qIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAF\
BAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYP\
PAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQA\
AQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASE\
DIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgA\
MpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgt\
BigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU\
2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQA\
ARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSA\
BIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAE\
gBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgA\
gBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWo\
hAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQA\
ARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSA\
BIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAE\
gBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWo\
hAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASE\
DDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1s\
BW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAI\
gAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADY\
CACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQ\
gAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIAB\
BtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQ\
gAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQF\
BJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgA\
iACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkE\
BaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWo\
iAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGo\
tAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiE\
FIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAs\
gASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIs\
CCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0\
LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAx\
LCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQM\
M8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2\
EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkE\
ANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQA\
gBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkA\
CQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgE\
hAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQA\
AQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAs\
gAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWo\
hAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmo\
hBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQ\
BIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wE\
LQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IAB\
BAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk\
5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQA\
AIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACI\
AIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQF\
qIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QE\
LIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ\
0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQw\
sCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiE\
BQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQs\
gAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgE\
hAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgI\
EQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhA\
gAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE\
2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASE\
DDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkE\
AOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU\
7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQ\
M5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATY\
CHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUE\
BajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkE\
COgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRg\
hAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0H\
YACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyA\
CQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQR\
AQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADY\
CHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgI\
QIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQs\
gAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQM\
MtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJ\
B0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQ\
hACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE\
2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQA\
gAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATY\
CFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCA\
CIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADY\
CBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiA\
ANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJ\
BFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTY\
CECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA\
2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQt\
B0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgI\
EIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJ\
AAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADY\
CDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEA\
gAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE\
2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkE\
ANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiA\
ANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwx\
zCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJ\
BADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiA\
BQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwE\
LQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQM\
LIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICA\
KIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwy\
DAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQh\
xRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyA\
BQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQ\
gAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQV\
rDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQ\
hAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiI\
ARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo\
2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUE\
BcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiA\
BNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8\
BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiA\
CLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0E\
AIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQR\
AQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgB\
BgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZws\
CQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARo\
gAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQ\
EBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATY\
CFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCA\
CQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82Agw\
MYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCA\
CQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk\
2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUE\
BaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgI\
MIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAF\
BAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADY\
CDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCA\
BQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM\
2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjY\
CHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACA\
BECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAI\
oAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE\
2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU\
2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJ\
BADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0U\
NACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI\
2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1\
BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyA\
EIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2Ahw\
gAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQA\
LQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiA\
BNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASA\
CQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQF\
qIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0H\
WASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAI\
AIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAI\
oAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATY\
CHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA4\
2AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiE\
FIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzY\
CECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEB\
B0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgI\
UIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAAB\
BMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQM\
LIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECg\
iAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQ\
gAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAig\
COCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATY\
CHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgA\
LIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA\
+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0\
hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAw\
XC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATY\
CFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAw\
SC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATY\
CFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAw\
NC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATY\
CFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAw\
IC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIAR\
GDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEE\
AIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgw\
hACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAE\
LIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQE\
AIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAA\
gAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0E\
ANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACA\
CIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0\
AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs\
2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwA\
gAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWF\
hYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDA\
PC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCA\
PC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnyw\
PC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCY\
PC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8\
PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQs\
gAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wF\
xIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgN\
FDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQA\
iBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8\
CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASA\
CIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCE\
ECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICI\
DRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQA\
gAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCI\
BQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgs\
gAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/Qw\
AAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgIC\
EgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzY\
CAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdj\
QAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYj\
UBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN\
2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2Agw\
LIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCI\
CQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmo\
gBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM\
2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGs\
hBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgw\
iAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgE\
NACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQA\
aQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9\
HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASA\
HGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAV\
JIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNA\
AKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiA\
AKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgI\
EDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgA\
gAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NM\
AQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA\
2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQN\
AIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiE\
GCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wd\
LDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyA\
AEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v/\
//wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wA\
gATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACA\
ANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiI\
DNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJ\
HDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACA\
CIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNA\
AIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAx\
BCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIAR\
BA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEG\
g0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBig\
CCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADY\
CDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCA\
Aa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZj\
QACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQN\
AIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACg\
CACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSY\
gBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgA\
gAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0E\
EcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZj\
QACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgA\
MBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2o\
gADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQ\
hBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgA\
gAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTY\
CHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAV\
BAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2Ahg\
gBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNI\
AaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE\
2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyA\
EaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACA\
ADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgI\
cIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAF\
BH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCA\
CIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACA\
ARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2Ahg\
LIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjY\
CBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgI\
gAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACA\
AQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdw\
IC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bms\
gc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlR\
TUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGF\
ydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXI\
gaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJ\
hY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9\
zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWx\
sYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGB\
vbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2N\
vbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2V\
ydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24\
ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ\
0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGl\
kIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmF\
saWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1\
MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmF\
jayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN\
0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmN\
vZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4\
gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF\
1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19\
jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9\
oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2Z\
pZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGN\
hbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSB\
vbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGV\
ycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2V\
kAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN\
0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAEN\
PUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVR\
FV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFd\
PUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0V\
EX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19\
DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJ\
ZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUF\
STFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEV\
TAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1B\
ST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEd\
FVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEV\
BUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkV\
fSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9\
LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTAB\
NS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkk\
AUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUF\
SQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZ\
BTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09\
NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09\
NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFR\
FTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09\
NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9\
NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0h\
BQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkd\
FAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEF\
OTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5\
EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQUR\
ZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRAB\
JTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0F\
USU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEd\
SQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9\
IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0V\
YQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRI\
AAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAAC\
jFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhM\
AAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAC\
lEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgI\
CAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgB\
B/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgI\
CAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQE\
AAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3R\
pb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQE\
CAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAA\
DAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM\
DAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFl\
MRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJ\
FSFRUUC9BRFRQLw==","base64")}});var require_constants3=__commonJS({"node_modules/undici/lib/web/fetch/constants.js"(exports,module){"use strict";var corsSafeListedMethods=[
"GET","HEAD","POST"],corsSafeListedMethodsSet=new Set(corsSafeListedMethods),nullBodyStatus=[101,204,205,304],redirectStatus=[
301,302,303,307,308],redirectStatusSet=new Set(redirectStatus),badPorts=["1","7","9","11","13","15","17","19","20","21",
"22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117",
"119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540",
"548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060",
"5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],badPortsSet=new Set(badPorts),referrerPolicy=[
"","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-\
origin-when-cross-origin","unsafe-url"],referrerPolicySet=new Set(referrerPolicy),requestRedirect=["follow","manual","er\
ror"],safeMethods=["GET","HEAD","OPTIONS","TRACE"],safeMethodsSet=new Set(safeMethods),requestMode=["navigate","same-ori\
gin","no-cors","cors"],requestCredentials=["omit","same-origin","include"],requestCache=["default","no-store","reload","\
no-cache","force-cache","only-if-cached"],requestBodyHeader=["content-encoding","content-language","content-location","c\
ontent-type","content-length"],requestDuplex=["half"],forbiddenMethods=["CONNECT","TRACE","TRACK"],forbiddenMethodsSet=new Set(
forbiddenMethods),subresource=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track",
"video","xslt",""],subresourceSet=new Set(subresource);module.exports={subresource,forbiddenMethods,requestBodyHeader,referrerPolicy,
requestRedirect,requestMode,requestCredentials,requestCache,redirectStatus,corsSafeListedMethods,nullBodyStatus,safeMethods,
badPorts,requestDuplex,subresourceSet,badPortsSet,redirectStatusSet,corsSafeListedMethodsSet,safeMethodsSet,forbiddenMethodsSet,
referrerPolicySet}}});var require_global=__commonJS({"node_modules/undici/lib/web/fetch/global.js"(exports,module){"use strict";var globalOrigin=Symbol.
for("undici.globalOrigin.1");function getGlobalOrigin(){return globalThis[globalOrigin]}function setGlobalOrigin(newOrigin){
if(newOrigin===void 0){Object.defineProperty(globalThis,globalOrigin,{value:void 0,writable:!0,enumerable:!1,configurable:!1});
return}let parsedURL=new URL(newOrigin);if(parsedURL.protocol!=="http:"&&parsedURL.protocol!=="https:")throw new TypeError(
`Only http & https urls are allowed, received ${parsedURL.protocol}`);Object.defineProperty(globalThis,globalOrigin,{value:parsedURL,
writable:!0,enumerable:!1,configurable:!1})}module.exports={getGlobalOrigin,setGlobalOrigin}}});var require_data_url=__commonJS({"node_modules/undici/lib/web/fetch/data-url.js"(exports,module){"use strict";var assert=__require("node:assert"),
encoder=new TextEncoder,HTTP_TOKEN_CODEPOINTS=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,HTTP_WHITESPACE_REGEX=/[\u000A\u000D\u0009\u0020]/,
ASCII_WHITESPACE_REPLACE_REGEX=/[\u0009\u000A\u000C\u000D\u0020]/g,HTTP_QUOTED_STRING_TOKENS=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(dataURL){assert(dataURL.protocol==="data:");let input=URLSerializer(dataURL,!0);input=input.slice(
5);let position={position:0},mimeType=collectASequenceOfCodePointsFast(",",input,position),mimeTypeLength=mimeType.length;
if(mimeType=removeASCIIWhitespace(mimeType,!0,!0),position.position>=input.length)return"failure";position.position++;let encodedBody=input.
slice(mimeTypeLength+1),body=stringPercentDecode(encodedBody);if(/;(\u0020){0,}base64$/i.test(mimeType)){let stringBody=isomorphicDecode(
body);if(body=forgivingBase64(stringBody),body==="failure")return"failure";mimeType=mimeType.slice(0,-6),mimeType=mimeType.
replace(/(\u0020)+$/,""),mimeType=mimeType.slice(0,-1)}mimeType.startsWith(";")&&(mimeType="text/plain"+mimeType);let mimeTypeRecord=parseMIMEType(
mimeType);return mimeTypeRecord==="failure"&&(mimeTypeRecord=parseMIMEType("text/plain;charset=US-ASCII")),{mimeType:mimeTypeRecord,
body}}function URLSerializer(url,excludeFragment=!1){if(!excludeFragment)return url.href;let href=url.href,hashLength=url.
hash.length,serialized=hashLength===0?href:href.substring(0,href.length-hashLength);return!hashLength&&href.endsWith("#")?
serialized.slice(0,-1):serialized}function collectASequenceOfCodePoints(condition,input,position){let result="";for(;position.
position<input.length&&condition(input[position.position]);)result+=input[position.position],position.position++;return result}
function collectASequenceOfCodePointsFast(char,input,position){let idx=input.indexOf(char,position.position),start=position.
position;return idx===-1?(position.position=input.length,input.slice(start)):(position.position=idx,input.slice(start,position.
position))}function stringPercentDecode(input){let bytes=encoder.encode(input);return percentDecode(bytes)}function isHexCharByte(byte){
return byte>=48&&byte<=57||byte>=65&&byte<=70||byte>=97&&byte<=102}function hexByteToNumber(byte){return byte>=48&&byte<=
57?byte-48:(byte&223)-55}function percentDecode(input){let length=input.length,output=new Uint8Array(length),j=0;for(let i=0;i<
length;++i){let byte=input[i];byte!==37?output[j++]=byte:byte===37&&!(isHexCharByte(input[i+1])&&isHexCharByte(input[i+2]))?
output[j++]=37:(output[j++]=hexByteToNumber(input[i+1])<<4|hexByteToNumber(input[i+2]),i+=2)}return length===j?output:output.
subarray(0,j)}function parseMIMEType(input){input=removeHTTPWhitespace(input,!0,!0);let position={position:0},type=collectASequenceOfCodePointsFast(
"/",input,position);if(type.length===0||!HTTP_TOKEN_CODEPOINTS.test(type)||position.position>input.length)return"failure";
position.position++;let subtype=collectASequenceOfCodePointsFast(";",input,position);if(subtype=removeHTTPWhitespace(subtype,
!1,!0),subtype.length===0||!HTTP_TOKEN_CODEPOINTS.test(subtype))return"failure";let typeLowercase=type.toLowerCase(),subtypeLowercase=subtype.
toLowerCase(),mimeType={type:typeLowercase,subtype:subtypeLowercase,parameters:new Map,essence:`${typeLowercase}/${subtypeLowercase}`};
for(;position.position<input.length;){position.position++,collectASequenceOfCodePoints(char=>HTTP_WHITESPACE_REGEX.test(
char),input,position);let parameterName=collectASequenceOfCodePoints(char=>char!==";"&&char!=="=",input,position);if(parameterName=
parameterName.toLowerCase(),position.position<input.length){if(input[position.position]===";")continue;position.position++}
if(position.position>input.length)break;let parameterValue=null;if(input[position.position]==='"')parameterValue=collectAnHTTPQuotedString(
input,position,!0),collectASequenceOfCodePointsFast(";",input,position);else if(parameterValue=collectASequenceOfCodePointsFast(
";",input,position),parameterValue=removeHTTPWhitespace(parameterValue,!1,!0),parameterValue.length===0)continue;parameterName.
length!==0&&HTTP_TOKEN_CODEPOINTS.test(parameterName)&&(parameterValue.length===0||HTTP_QUOTED_STRING_TOKENS.test(parameterValue))&&
!mimeType.parameters.has(parameterName)&&mimeType.parameters.set(parameterName,parameterValue)}return mimeType}function forgivingBase64(data){
data=data.replace(ASCII_WHITESPACE_REPLACE_REGEX,"");let dataLength=data.length;if(dataLength%4===0&&data.charCodeAt(dataLength-
1)===61&&(--dataLength,data.charCodeAt(dataLength-1)===61&&--dataLength),dataLength%4===1||/[^+/0-9A-Za-z]/.test(data.length===
dataLength?data:data.substring(0,dataLength)))return"failure";let buffer=Buffer.from(data,"base64");return new Uint8Array(
buffer.buffer,buffer.byteOffset,buffer.byteLength)}function collectAnHTTPQuotedString(input,position,extractValue){let positionStart=position.
position,value="";for(assert(input[position.position]==='"'),position.position++;value+=collectASequenceOfCodePoints(char=>char!==
'"'&&char!=="\\",input,position),!(position.position>=input.length);){let quoteOrBackslash=input[position.position];if(position.
position++,quoteOrBackslash==="\\"){if(position.position>=input.length){value+="\\";break}value+=input[position.position],
position.position++}else{assert(quoteOrBackslash==='"');break}}return extractValue?value:input.slice(positionStart,position.
position)}function serializeAMimeType(mimeType){assert(mimeType!=="failure");let{parameters,essence}=mimeType,serialization=essence;
for(let[name,value]of parameters.entries())serialization+=";",serialization+=name,serialization+="=",HTTP_TOKEN_CODEPOINTS.
test(value)||(value=value.replace(/(\\|")/g,"\\$1"),value='"'+value,value+='"'),serialization+=value;return serialization}
function isHTTPWhiteSpace(char){return char===13||char===10||char===9||char===32}function removeHTTPWhitespace(str,leading=!0,trailing=!0){
return removeChars(str,leading,trailing,isHTTPWhiteSpace)}function isASCIIWhitespace(char){return char===13||char===10||
char===9||char===12||char===32}function removeASCIIWhitespace(str,leading=!0,trailing=!0){return removeChars(str,leading,
trailing,isASCIIWhitespace)}function removeChars(str,leading,trailing,predicate){let lead=0,trail=str.length-1;if(leading)
for(;lead<str.length&&predicate(str.charCodeAt(lead));)lead++;if(trailing)for(;trail>0&&predicate(str.charCodeAt(trail));)
trail--;return lead===0&&trail===str.length-1?str:str.slice(lead,trail+1)}function isomorphicDecode(input){let length=input.
length;if(65535>length)return String.fromCharCode.apply(null,input);let result="",i=0,addition=65535;for(;i<length;)i+addition>
length&&(addition=length-i),result+=String.fromCharCode.apply(null,input.subarray(i,i+=addition));return result}function minimizeSupportedMimeType(mimeType){
switch(mimeType.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"a\
pplication/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"\
text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"t\
ext/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text\
/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"ap\
plication/xml"}return mimeType.subtype.endsWith("+json")?"application/json":mimeType.subtype.endsWith("+xml")?"applicati\
on/xml":""}module.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,
stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS,isomorphicDecode}}});var require_webidl=__commonJS({"node_modules/undici/lib/web/fetch/webidl.js"(exports,module){"use strict";var{types,inspect}=__require("node:util"),
{markAsUncloneable}=__require("node:worker_threads"),{toUSVString}=require_util(),webidl={};webidl.converters={};webidl.
util={};webidl.errors={};webidl.errors.exception=function(message){return new TypeError(`${message.header}: ${message.message}`)};
webidl.errors.conversionFailed=function(context){let plural=context.types.length===1?"":" one of",message=`${context.argument}\
 could not be converted to${plural}: ${context.types.join(", ")}.`;return webidl.errors.exception({header:context.prefix,
message})};webidl.errors.invalidArgument=function(context){return webidl.errors.exception({header:context.prefix,message:`\
"${context.value}" is an invalid ${context.type}.`})};webidl.brandCheck=function(V,I,opts){if(opts?.strict!==!1){if(!(V instanceof
I)){let err=new TypeError("Illegal invocation");throw err.code="ERR_INVALID_THIS",err}}else if(V?.[Symbol.toStringTag]!==
I.prototype[Symbol.toStringTag]){let err=new TypeError("Illegal invocation");throw err.code="ERR_INVALID_THIS",err}};webidl.
argumentLengthCheck=function({length},min,ctx){if(length<min)throw webidl.errors.exception({message:`${min} argument${min!==
1?"s":""} required, but${length?" only":""} ${length} found.`,header:ctx})};webidl.illegalConstructor=function(){throw webidl.
errors.exception({header:"TypeError",message:"Illegal constructor"})};webidl.util.Type=function(V){switch(typeof V){case"\
undefined":return"Undefined";case"boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"\
number":return"Number";case"bigint":return"BigInt";case"function":case"object":return V===null?"Null":"Object"}};webidl.
util.markAsUncloneable=markAsUncloneable||(()=>{});webidl.util.ConvertToInt=function(V,bitLength,signedness,opts){let upperBound,
lowerBound;bitLength===64?(upperBound=Math.pow(2,53)-1,signedness==="unsigned"?lowerBound=0:lowerBound=Math.pow(-2,53)+1):
signedness==="unsigned"?(lowerBound=0,upperBound=Math.pow(2,bitLength)-1):(lowerBound=Math.pow(-2,bitLength)-1,upperBound=
Math.pow(2,bitLength-1)-1);let x=Number(V);if(x===0&&(x=0),opts?.enforceRange===!0){if(Number.isNaN(x)||x===Number.POSITIVE_INFINITY||
x===Number.NEGATIVE_INFINITY)throw webidl.errors.exception({header:"Integer conversion",message:`Could not convert ${webidl.
util.Stringify(V)} to an integer.`});if(x=webidl.util.IntegerPart(x),x<lowerBound||x>upperBound)throw webidl.errors.exception(
{header:"Integer conversion",message:`Value must be between ${lowerBound}-${upperBound}, got ${x}.`});return x}return!Number.
isNaN(x)&&opts?.clamp===!0?(x=Math.min(Math.max(x,lowerBound),upperBound),Math.floor(x)%2===0?x=Math.floor(x):x=Math.ceil(
x),x):Number.isNaN(x)||x===0&&Object.is(0,x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY?0:(x=webidl.util.
IntegerPart(x),x=x%Math.pow(2,bitLength),signedness==="signed"&&x>=Math.pow(2,bitLength)-1?x-Math.pow(2,bitLength):x)};webidl.
util.IntegerPart=function(n){let r=Math.floor(Math.abs(n));return n<0?-1*r:r};webidl.util.Stringify=function(V){switch(webidl.
util.Type(V)){case"Symbol":return`Symbol(${V.description})`;case"Object":return inspect(V);case"String":return`"${V}"`;default:
return`${V}`}};webidl.sequenceConverter=function(converter){return(V,prefix,argument,Iterable)=>{if(webidl.util.Type(V)!==
"Object")throw webidl.errors.exception({header:prefix,message:`${argument} (${webidl.util.Stringify(V)}) is not iterable\
.`});let method=typeof Iterable=="function"?Iterable():V?.[Symbol.iterator]?.(),seq=[],index=0;if(method===void 0||typeof method.
next!="function")throw webidl.errors.exception({header:prefix,message:`${argument} is not iterable.`});for(;;){let{done,
value}=method.next();if(done)break;seq.push(converter(value,prefix,`${argument}[${index++}]`))}return seq}};webidl.recordConverter=
function(keyConverter,valueConverter){return(O,prefix,argument)=>{if(webidl.util.Type(O)!=="Object")throw webidl.errors.
exception({header:prefix,message:`${argument} ("${webidl.util.Type(O)}") is not an Object.`});let result={};if(!types.isProxy(
O)){let keys2=[...Object.getOwnPropertyNames(O),...Object.getOwnPropertySymbols(O)];for(let key of keys2){let typedKey=keyConverter(
key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument);result[typedKey]=typedValue}return result}let keys=Reflect.
ownKeys(O);for(let key of keys)if(Reflect.getOwnPropertyDescriptor(O,key)?.enumerable){let typedKey=keyConverter(key,prefix,
argument),typedValue=valueConverter(O[key],prefix,argument);result[typedKey]=typedValue}return result}};webidl.interfaceConverter=
function(i){return(V,prefix,argument,opts)=>{if(opts?.strict!==!1&&!(V instanceof i))throw webidl.errors.exception({header:prefix,
message:`Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`});return V}};webidl.dictionaryConverter=
function(converters){return(dictionary,prefix,argument)=>{let type=webidl.util.Type(dictionary),dict={};if(type==="Null"||
type==="Undefined")return dict;if(type!=="Object")throw webidl.errors.exception({header:prefix,message:`Expected ${dictionary}\
 to be one of: Null, Undefined, Object.`});for(let options of converters){let{key,defaultValue,required,converter}=options;
if(required===!0&&!Object.hasOwn(dictionary,key))throw webidl.errors.exception({header:prefix,message:`Missing required \
key "${key}".`});let value=dictionary[key],hasDefault=Object.hasOwn(options,"defaultValue");if(hasDefault&&value!==null&&
(value??=defaultValue()),required||hasDefault||value!==void 0){if(value=converter(value,prefix,`${argument}.${key}`),options.
allowedValues&&!options.allowedValues.includes(value))throw webidl.errors.exception({header:prefix,message:`${value} is \
not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`});dict[key]=value}}return dict}};webidl.nullableConverter=
function(converter){return(V,prefix,argument)=>V===null?V:converter(V,prefix,argument)};webidl.converters.DOMString=function(V,prefix,argument,opts){
if(V===null&&opts?.legacyNullToEmptyString)return"";if(typeof V=="symbol")throw webidl.errors.exception({header:prefix,message:`${argument}\
 is a symbol, which cannot be converted to a DOMString.`});return String(V)};webidl.converters.ByteString=function(V,prefix,argument){
let x=webidl.converters.DOMString(V,prefix,argument);for(let index=0;index<x.length;index++)if(x.charCodeAt(index)>255)throw new TypeError(
`Cannot convert argument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} w\
hich is greater than 255.`);return x};webidl.converters.USVString=toUSVString;webidl.converters.boolean=function(V){return!!V};
webidl.converters.any=function(V){return V};webidl.converters["long long"]=function(V,prefix,argument){return webidl.util.
ConvertToInt(V,64,"signed",void 0,prefix,argument)};webidl.converters["unsigned long long"]=function(V,prefix,argument){
return webidl.util.ConvertToInt(V,64,"unsigned",void 0,prefix,argument)};webidl.converters["unsigned long"]=function(V,prefix,argument){
return webidl.util.ConvertToInt(V,32,"unsigned",void 0,prefix,argument)};webidl.converters["unsigned short"]=function(V,prefix,argument,opts){
return webidl.util.ConvertToInt(V,16,"unsigned",opts,prefix,argument)};webidl.converters.ArrayBuffer=function(V,prefix,argument,opts){
if(webidl.util.Type(V)!=="Object"||!types.isAnyArrayBuffer(V))throw webidl.errors.conversionFailed({prefix,argument:`${argument}\
 ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer"]});if(opts?.allowShared===!1&&types.isSharedArrayBuffer(V))throw webidl.
errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(V.resizable||V.growable)throw webidl.
errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V};webidl.converters.TypedArray=
function(V,T,prefix,name,opts){if(webidl.util.Type(V)!=="Object"||!types.isTypedArray(V)||V.constructor.name!==T.name)throw webidl.
errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:[T.name]});if(opts?.allowShared===
!1&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer i\
s not allowed."});if(V.buffer.resizable||V.buffer.growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"\
Received a resizable ArrayBuffer."});return V};webidl.converters.DataView=function(V,prefix,name,opts){if(webidl.util.Type(
V)!=="Object"||!types.isDataView(V))throw webidl.errors.exception({header:prefix,message:`${name} is not a DataView.`});
if(opts?.allowShared===!1&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(V.buffer.resizable||V.buffer.growable)throw webidl.errors.exception({header:"Arr\
ayBuffer",message:"Received a resizable ArrayBuffer."});return V};webidl.converters.BufferSource=function(V,prefix,name,opts){
if(types.isAnyArrayBuffer(V))return webidl.converters.ArrayBuffer(V,prefix,name,{...opts,allowShared:!1});if(types.isTypedArray(
V))return webidl.converters.TypedArray(V,V.constructor,prefix,name,{...opts,allowShared:!1});if(types.isDataView(V))return webidl.
converters.DataView(V,prefix,name,{...opts,allowShared:!1});throw webidl.errors.conversionFailed({prefix,argument:`${name}\
 ("${webidl.util.Stringify(V)}")`,types:["BufferSource"]})};webidl.converters["sequence<ByteString>"]=webidl.sequenceConverter(
webidl.converters.ByteString);webidl.converters["sequence<sequence<ByteString>>"]=webidl.sequenceConverter(webidl.converters["\
sequence<ByteString>"]);webidl.converters["record<ByteString, ByteString>"]=webidl.recordConverter(webidl.converters.ByteString,
webidl.converters.ByteString);module.exports={webidl}}});var require_util3=__commonJS({"node_modules/undici/lib/web/fetch/util.js"(exports,module){"use strict";var{Transform}=__require("node:stream"),
zlib=__require("node:zlib"),{redirectStatusSet,referrerPolicySet:referrerPolicyTokens,badPortsSet}=require_constants3(),
{getGlobalOrigin}=require_global(),{collectASequenceOfCodePoints,collectAnHTTPQuotedString,removeChars,parseMIMEType}=require_data_url(),
{performance:performance2}=__require("node:perf_hooks"),{isBlobLike,ReadableStreamFrom,isValidHTTPToken,normalizedMethodRecordsBase}=require_util(),
assert=__require("node:assert"),{isUint8Array}=__require("node:util/types"),{webidl}=require_webidl(),supportedHashes=[],
crypto;try{crypto=__require("node:crypto");let possibleRelevantHashes=["sha256","sha384","sha512"];supportedHashes=crypto.
getHashes().filter(hash=>possibleRelevantHashes.includes(hash))}catch{}function responseURL(response){let urlList=response.
urlList,length=urlList.length;return length===0?null:urlList[length-1].toString()}function responseLocationURL(response,requestFragment){
if(!redirectStatusSet.has(response.status))return null;let location=response.headersList.get("location",!0);return location!==
null&&isValidHeaderValue(location)&&(isValidEncodedURL(location)||(location=normalizeBinaryStringToUtf8(location)),location=
new URL(location,responseURL(response))),location&&!location.hash&&(location.hash=requestFragment),location}function isValidEncodedURL(url){
for(let i=0;i<url.length;++i){let code=url.charCodeAt(i);if(code>126||code<32)return!1}return!0}function normalizeBinaryStringToUtf8(value){
return Buffer.from(value,"binary").toString("utf8")}function requestCurrentURL(request){return request.urlList[request.urlList.
length-1]}function requestBadPort(request){let url=requestCurrentURL(request);return urlIsHttpHttpsScheme(url)&&badPortsSet.
has(url.port)?"blocked":"allowed"}function isErrorLike(object){return object instanceof Error||object?.constructor?.name===
"Error"||object?.constructor?.name==="DOMException"}function isValidReasonPhrase(statusText){for(let i=0;i<statusText.length;++i){
let c=statusText.charCodeAt(i);if(!(c===9||c>=32&&c<=126||c>=128&&c<=255))return!1}return!0}var isValidHeaderName=isValidHTTPToken;
function isValidHeaderValue(potentialValue){return(potentialValue[0]==="	"||potentialValue[0]===" "||potentialValue[potentialValue.
length-1]==="	"||potentialValue[potentialValue.length-1]===" "||potentialValue.includes(`
`)||potentialValue.includes("\r")||potentialValue.includes("\0"))===!1}function setRequestReferrerPolicyOnRedirect(request,actualResponse){
let{headersList}=actualResponse,policyHeader=(headersList.get("referrer-policy",!0)??"").split(","),policy="";if(policyHeader.
length>0)for(let i=policyHeader.length;i!==0;i--){let token=policyHeader[i-1].trim();if(referrerPolicyTokens.has(token)){
policy=token;break}}policy!==""&&(request.referrerPolicy=policy)}function crossOriginResourcePolicyCheck(){return"allowe\
d"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(httpRequest){let header=null;
header=httpRequest.mode,httpRequest.headersList.set("sec-fetch-mode",header,!0)}function appendRequestOriginHeader(request){
let serializedOrigin=request.origin;if(!(serializedOrigin==="client"||serializedOrigin===void 0)){if(request.responseTainting===
"cors"||request.mode==="websocket")request.headersList.append("origin",serializedOrigin,!0);else if(request.method!=="GE\
T"&&request.method!=="HEAD"){switch(request.referrerPolicy){case"no-referrer":serializedOrigin=null;break;case"no-referr\
er-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":request.origin&&urlHasHttpsScheme(request.origin)&&
!urlHasHttpsScheme(requestCurrentURL(request))&&(serializedOrigin=null);break;case"same-origin":sameOrigin(request,requestCurrentURL(
request))||(serializedOrigin=null);break;default:}request.headersList.append("origin",serializedOrigin,!0)}}}function coarsenTime(timestamp,crossOriginIsolatedCapability){
return timestamp}function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo,defaultStartTime,crossOriginIsolatedCapability){
return!connectionTimingInfo?.startTime||connectionTimingInfo.startTime<defaultStartTime?{domainLookupStartTime:defaultStartTime,
domainLookupEndTime:defaultStartTime,connectionStartTime:defaultStartTime,connectionEndTime:defaultStartTime,secureConnectionStartTime:defaultStartTime,
ALPNNegotiatedProtocol:connectionTimingInfo?.ALPNNegotiatedProtocol}:{domainLookupStartTime:coarsenTime(connectionTimingInfo.
domainLookupStartTime,crossOriginIsolatedCapability),domainLookupEndTime:coarsenTime(connectionTimingInfo.domainLookupEndTime,
crossOriginIsolatedCapability),connectionStartTime:coarsenTime(connectionTimingInfo.connectionStartTime,crossOriginIsolatedCapability),
connectionEndTime:coarsenTime(connectionTimingInfo.connectionEndTime,crossOriginIsolatedCapability),secureConnectionStartTime:coarsenTime(
connectionTimingInfo.secureConnectionStartTime,crossOriginIsolatedCapability),ALPNNegotiatedProtocol:connectionTimingInfo.
ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(crossOriginIsolatedCapability){return coarsenTime(performance2.
now(),crossOriginIsolatedCapability)}function createOpaqueTimingInfo(timingInfo){return{startTime:timingInfo.startTime??
0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:timingInfo.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){
return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(policyContainer){return{referrerPolicy:policyContainer.
referrerPolicy}}function determineRequestsReferrer(request){let policy=request.referrerPolicy;assert(policy);let referrerSource=null;
if(request.referrer==="client"){let globalOrigin=getGlobalOrigin();if(!globalOrigin||globalOrigin.origin==="null")return"\
no-referrer";referrerSource=new URL(globalOrigin)}else request.referrer instanceof URL&&(referrerSource=request.referrer);
let referrerURL=stripURLForReferrer(referrerSource),referrerOrigin=stripURLForReferrer(referrerSource,!0);referrerURL.toString().
length>4096&&(referrerURL=referrerOrigin);let areSameOrigin=sameOrigin(request,referrerURL),isNonPotentiallyTrustWorthy=isURLPotentiallyTrustworthy(
referrerURL)&&!isURLPotentiallyTrustworthy(request.url);switch(policy){case"origin":return referrerOrigin??stripURLForReferrer(
referrerSource,!0);case"unsafe-url":return referrerURL;case"same-origin":return areSameOrigin?referrerOrigin:"no-referre\
r";case"origin-when-cross-origin":return areSameOrigin?referrerURL:referrerOrigin;case"strict-origin-when-cross-origin":{
let currentURL=requestCurrentURL(request);return sameOrigin(referrerURL,currentURL)?referrerURL:isURLPotentiallyTrustworthy(
referrerURL)&&!isURLPotentiallyTrustworthy(currentURL)?"no-referrer":referrerOrigin}default:return isNonPotentiallyTrustWorthy?
"no-referrer":referrerOrigin}}function stripURLForReferrer(url,originOnly){return assert(url instanceof URL),url=new URL(
url),url.protocol==="file:"||url.protocol==="about:"||url.protocol==="blank:"?"no-referrer":(url.username="",url.password=
"",url.hash="",originOnly&&(url.pathname="",url.search=""),url)}function isURLPotentiallyTrustworthy(url){if(!(url instanceof
URL))return!1;if(url.href==="about:blank"||url.href==="about:srcdoc"||url.protocol==="data:"||url.protocol==="file:")return!0;
return isOriginPotentiallyTrustworthy(url.origin);function isOriginPotentiallyTrustworthy(origin){if(origin==null||origin===
"null")return!1;let originAsURL=new URL(origin);return!!(originAsURL.protocol==="https:"||originAsURL.protocol==="wss:"||
/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname)||originAsURL.hostname==="localhost"||originAsURL.
hostname.includes("localhost.")||originAsURL.hostname.endsWith(".localhost"))}}function bytesMatch(bytes,metadataList){if(crypto===
void 0)return!0;let parsedMetadata=parseMetadata(metadataList);if(parsedMetadata==="no metadata"||parsedMetadata.length===
0)return!0;let strongest=getStrongestMetadata(parsedMetadata),metadata=filterMetadataListByAlgorithm(parsedMetadata,strongest);
for(let item of metadata){let algorithm=item.algo,expectedValue=item.hash,actualValue=crypto.createHash(algorithm).update(
bytes).digest("base64");if(actualValue[actualValue.length-1]==="="&&(actualValue[actualValue.length-2]==="="?actualValue=
actualValue.slice(0,-2):actualValue=actualValue.slice(0,-1)),compareBase64Mixed(actualValue,expectedValue))return!0}return!1}
var parseHashWithOptions=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(metadata){let result=[],empty=!0;for(let token of metadata.split(" ")){empty=!1;let parsedToken=parseHashWithOptions.
exec(token);if(parsedToken===null||parsedToken.groups===void 0||parsedToken.groups.algo===void 0)continue;let algorithm=parsedToken.
groups.algo.toLowerCase();supportedHashes.includes(algorithm)&&result.push(parsedToken.groups)}return empty===!0?"no met\
adata":result}function getStrongestMetadata(metadataList){let algorithm=metadataList[0].algo;if(algorithm[3]==="5")return algorithm;
for(let i=1;i<metadataList.length;++i){let metadata=metadataList[i];if(metadata.algo[3]==="5"){algorithm="sha512";break}else{
if(algorithm[3]==="3")continue;metadata.algo[3]==="3"&&(algorithm="sha384")}}return algorithm}function filterMetadataListByAlgorithm(metadataList,algorithm){
if(metadataList.length===1)return metadataList;let pos=0;for(let i=0;i<metadataList.length;++i)metadataList[i].algo===algorithm&&
(metadataList[pos++]=metadataList[i]);return metadataList.length=pos,metadataList}function compareBase64Mixed(actualValue,expectedValue){
if(actualValue.length!==expectedValue.length)return!1;for(let i=0;i<actualValue.length;++i)if(actualValue[i]!==expectedValue[i]){
if(actualValue[i]==="+"&&expectedValue[i]==="-"||actualValue[i]==="/"&&expectedValue[i]==="_")continue;return!1}return!0}
function tryUpgradeRequestToAPotentiallyTrustworthyURL(request){}function sameOrigin(A,B){return A.origin===B.origin&&A.
origin==="null"||A.protocol===B.protocol&&A.hostname===B.hostname&&A.port===B.port}function createDeferredPromise(){let res,
rej;return{promise:new Promise((resolve,reject)=>{res=resolve,rej=reject}),resolve:res,reject:rej}}function isAborted(fetchParams){
return fetchParams.controller.state==="aborted"}function isCancelled(fetchParams){return fetchParams.controller.state===
"aborted"||fetchParams.controller.state==="terminated"}function normalizeMethod(method){return normalizedMethodRecordsBase[method.
toLowerCase()]??method}function serializeJavascriptValueToJSONString(value){let result=JSON.stringify(value);if(result===
void 0)throw new TypeError("Value is not JSON serializable");return assert(typeof result=="string"),result}var esIteratorPrototype=Object.
getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));function createIterator(name,kInternalIterator,keyIndex=0,valueIndex=1){
class FastIterableIterator{#target;#kind;#index;constructor(target,kind){this.#target=target,this.#kind=kind,this.#index=
0}next(){if(typeof this!="object"||this===null||!(#target in this))throw new TypeError(`'next' called on an object that \
does not implement interface ${name} Iterator.`);let index=this.#index,values=this.#target[kInternalIterator],len=values.
length;if(index>=len)return{value:void 0,done:!0};let{[keyIndex]:key,[valueIndex]:value}=values[index];this.#index=index+
1;let result;switch(this.#kind){case"key":result=key;break;case"value":result=value;break;case"key+value":result=[key,value];
break}return{value:result,done:!1}}}return delete FastIterableIterator.prototype.constructor,Object.setPrototypeOf(FastIterableIterator.
prototype,esIteratorPrototype),Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:!1,
enumerable:!1,configurable:!0,value:`${name} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(target,kind){
return new FastIterableIterator(target,kind)}}function iteratorMixin(name,object,kInternalIterator,keyIndex=0,valueIndex=1){
let makeIterator=createIterator(name,kInternalIterator,keyIndex,valueIndex),properties={keys:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"key")}},values:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"value")}},entries:{writable:!0,
enumerable:!0,configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"key+value")}},forEach:{
writable:!0,enumerable:!0,configurable:!0,value:function(callbackfn,thisArg=globalThis){if(webidl.brandCheck(this,object),
webidl.argumentLengthCheck(arguments,1,`${name}.forEach`),typeof callbackfn!="function")throw new TypeError(`Failed to e\
xecute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);for(let{0:key,1:value}of makeIterator(this,"key+\
value"))callbackfn.call(thisArg,value,key,this)}}};return Object.defineProperties(object.prototype,{...properties,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:properties.entries.value}})}async function fullyReadBody(body,processBody,processBodyError){
let successSteps=processBody,errorSteps=processBodyError,reader;try{reader=body.stream.getReader()}catch(e){errorSteps(e);
return}try{successSteps(await readAllBytes(reader))}catch(e){errorSteps(e)}}function isReadableStreamLike(stream){return stream instanceof
ReadableStream||stream[Symbol.toStringTag]==="ReadableStream"&&typeof stream.tee=="function"}function readableStreamClose(controller){
try{controller.close(),controller.byobRequest?.respond(0)}catch(err){if(!err.message.includes("Controller is already clo\
sed")&&!err.message.includes("ReadableStream is already closed"))throw err}}var invalidIsomorphicEncodeValueRegex=/[^\x00-\xFF]/;
function isomorphicEncode(input){return assert(!invalidIsomorphicEncodeValueRegex.test(input)),input}async function readAllBytes(reader){
let bytes=[],byteLength=0;for(;;){let{done,value:chunk}=await reader.read();if(done)return Buffer.concat(bytes,byteLength);
if(!isUint8Array(chunk))throw new TypeError("Received non-Uint8Array chunk");bytes.push(chunk),byteLength+=chunk.length}}
function urlIsLocal(url){assert("protocol"in url);let protocol=url.protocol;return protocol==="about:"||protocol==="blob\
:"||protocol==="data:"}function urlHasHttpsScheme(url){return typeof url=="string"&&url[5]===":"&&url[0]==="h"&&url[1]===
"t"&&url[2]==="t"&&url[3]==="p"&&url[4]==="s"||url.protocol==="https:"}function urlIsHttpHttpsScheme(url){assert("protoc\
ol"in url);let protocol=url.protocol;return protocol==="http:"||protocol==="https:"}function simpleRangeHeaderValue(value,allowWhitespace){
let data=value;if(!data.startsWith("bytes"))return"failure";let position={position:5};if(allowWhitespace&&collectASequenceOfCodePoints(
char=>char==="	"||char===" ",data,position),data.charCodeAt(position.position)!==61)return"failure";position.position++,
allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position);let rangeStart=collectASequenceOfCodePoints(
char=>{let code=char.charCodeAt(0);return code>=48&&code<=57},data,position),rangeStartValue=rangeStart.length?Number(rangeStart):
null;if(allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position),data.charCodeAt(position.
position)!==45)return"failure";position.position++,allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===
" ",data,position);let rangeEnd=collectASequenceOfCodePoints(char=>{let code=char.charCodeAt(0);return code>=48&&code<=57},
data,position),rangeEndValue=rangeEnd.length?Number(rangeEnd):null;return position.position<data.length||rangeEndValue===
null&&rangeStartValue===null||rangeStartValue>rangeEndValue?"failure":{rangeStartValue,rangeEndValue}}function buildContentRange(rangeStart,rangeEnd,fullLength){
let contentRange="bytes ";return contentRange+=isomorphicEncode(`${rangeStart}`),contentRange+="-",contentRange+=isomorphicEncode(
`${rangeEnd}`),contentRange+="/",contentRange+=isomorphicEncode(`${fullLength}`),contentRange}var InflateStream=class extends Transform{#zlibOptions;constructor(zlibOptions){
super(),this.#zlibOptions=zlibOptions}_transform(chunk,encoding,callback){if(!this._inflateStream){if(chunk.length===0){
callback();return}this._inflateStream=(chunk[0]&15)===8?zlib.createInflate(this.#zlibOptions):zlib.createInflateRaw(this.#zlibOptions),
this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.
on("error",err=>this.destroy(err))}this._inflateStream.write(chunk,encoding,callback)}_final(callback){this._inflateStream&&
(this._inflateStream.end(),this._inflateStream=null),callback()}};function createInflate(zlibOptions){return new InflateStream(
zlibOptions)}function extractMimeType(headers){let charset=null,essence=null,mimeType=null,values=getDecodeSplit("conten\
t-type",headers);if(values===null)return"failure";for(let value of values){let temporaryMimeType=parseMIMEType(value);temporaryMimeType===
"failure"||temporaryMimeType.essence==="*/*"||(mimeType=temporaryMimeType,mimeType.essence!==essence?(charset=null,mimeType.
parameters.has("charset")&&(charset=mimeType.parameters.get("charset")),essence=mimeType.essence):!mimeType.parameters.has(
"charset")&&charset!==null&&mimeType.parameters.set("charset",charset))}return mimeType??"failure"}function gettingDecodingSplitting(value){
let input=value,position={position:0},values=[],temporaryValue="";for(;position.position<input.length;){if(temporaryValue+=
collectASequenceOfCodePoints(char=>char!=='"'&&char!==",",input,position),position.position<input.length)if(input.charCodeAt(
position.position)===34){if(temporaryValue+=collectAnHTTPQuotedString(input,position),position.position<input.length)continue}else
assert(input.charCodeAt(position.position)===44),position.position++;temporaryValue=removeChars(temporaryValue,!0,!0,char=>char===
9||char===32),values.push(temporaryValue),temporaryValue=""}return values}function getDecodeSplit(name,list){let value=list.
get(name,!0);return value===null?null:gettingDecodingSplitting(value)}var textDecoder=new TextDecoder;function utf8DecodeBytes(buffer){
return buffer.length===0?"":(buffer[0]===239&&buffer[1]===187&&buffer[2]===191&&(buffer=buffer.subarray(3)),textDecoder.
decode(buffer))}var EnvironmentSettingsObjectBase=class{get baseUrl(){return getGlobalOrigin()}get origin(){return this.
baseUrl?.origin}policyContainer=makePolicyContainer()},EnvironmentSettingsObject=class{settingsObject=new EnvironmentSettingsObjectBase},
environmentSettingsObject=new EnvironmentSettingsObject;module.exports={isAborted,isCancelled,isValidEncodedURL,createDeferredPromise,
ReadableStreamFrom,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,
determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,
corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken,requestBadPort,
requestCurrentURL,responseURL,responseLocationURL,isBlobLike,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,
normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName,isValidHeaderValue,isErrorLike,
fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,
readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,
environmentSettingsObject}}});var require_symbols2=__commonJS({"node_modules/undici/lib/web/fetch/symbols.js"(exports,module){"use strict";module.exports=
{kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispa\
tcher")}}});var require_file=__commonJS({"node_modules/undici/lib/web/fetch/file.js"(exports,module){"use strict";var{Blob:Blob2,File}=__require("node:buffer"),
{kState}=require_symbols2(),{webidl}=require_webidl(),FileLike=class _FileLike{constructor(blobLike,fileName,options={}){
let n=fileName,t=options.type,d=options.lastModified??Date.now();this[kState]={blobLike,name:n,type:t,lastModified:d}}stream(...args){
return webidl.brandCheck(this,_FileLike),this[kState].blobLike.stream(...args)}arrayBuffer(...args){return webidl.brandCheck(
this,_FileLike),this[kState].blobLike.arrayBuffer(...args)}slice(...args){return webidl.brandCheck(this,_FileLike),this[kState].
blobLike.slice(...args)}text(...args){return webidl.brandCheck(this,_FileLike),this[kState].blobLike.text(...args)}get size(){
return webidl.brandCheck(this,_FileLike),this[kState].blobLike.size}get type(){return webidl.brandCheck(this,_FileLike),
this[kState].blobLike.type}get name(){return webidl.brandCheck(this,_FileLike),this[kState].name}get lastModified(){return webidl.
brandCheck(this,_FileLike),this[kState].lastModified}get[Symbol.toStringTag](){return"File"}};webidl.converters.Blob=webidl.
interfaceConverter(Blob2);function isFileLike(object){return object instanceof File||object&&(typeof object.stream=="fun\
ction"||typeof object.arrayBuffer=="function")&&object[Symbol.toStringTag]==="File"}module.exports={FileLike,isFileLike}}});var require_formdata=__commonJS({"node_modules/undici/lib/web/fetch/formdata.js"(exports,module){"use strict";var{isBlobLike,
iteratorMixin}=require_util3(),{kState}=require_symbols2(),{kEnumerableProperty}=require_util(),{FileLike,isFileLike}=require_file(),
{webidl}=require_webidl(),{File:NativeFile}=__require("node:buffer"),nodeUtil=__require("node:util"),File=globalThis.File??
NativeFile,FormData=class _FormData{constructor(form){if(webidl.util.markAsUncloneable(this),form!==void 0)throw webidl.
errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]});this[kState]=[]}append(name,value,filename=void 0){
webidl.brandCheck(this,_FormData);let prefix="FormData.append";if(webidl.argumentLengthCheck(arguments,2,prefix),arguments.
length===3&&!isBlobLike(value))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type\
 'Blob'");name=webidl.converters.USVString(name,prefix,"name"),value=isBlobLike(value)?webidl.converters.Blob(value,prefix,
"value",{strict:!1}):webidl.converters.USVString(value,prefix,"value"),filename=arguments.length===3?webidl.converters.USVString(
filename,prefix,"filename"):void 0;let entry=makeEntry(name,value,filename);this[kState].push(entry)}delete(name){webidl.
brandCheck(this,_FormData);let prefix="FormData.delete";webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.
USVString(name,prefix,"name"),this[kState]=this[kState].filter(entry=>entry.name!==name)}get(name){webidl.brandCheck(this,
_FormData);let prefix="FormData.get";webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,
prefix,"name");let idx=this[kState].findIndex(entry=>entry.name===name);return idx===-1?null:this[kState][idx].value}getAll(name){
webidl.brandCheck(this,_FormData);let prefix="FormData.getAll";return webidl.argumentLengthCheck(arguments,1,prefix),name=
webidl.converters.USVString(name,prefix,"name"),this[kState].filter(entry=>entry.name===name).map(entry=>entry.value)}has(name){
webidl.brandCheck(this,_FormData);let prefix="FormData.has";return webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.
converters.USVString(name,prefix,"name"),this[kState].findIndex(entry=>entry.name===name)!==-1}set(name,value,filename=void 0){
webidl.brandCheck(this,_FormData);let prefix="FormData.set";if(webidl.argumentLengthCheck(arguments,2,prefix),arguments.
length===3&&!isBlobLike(value))throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'B\
lob'");name=webidl.converters.USVString(name,prefix,"name"),value=isBlobLike(value)?webidl.converters.Blob(value,prefix,
"name",{strict:!1}):webidl.converters.USVString(value,prefix,"name"),filename=arguments.length===3?webidl.converters.USVString(
filename,prefix,"name"):void 0;let entry=makeEntry(name,value,filename),idx=this[kState].findIndex(entry2=>entry2.name===
name);idx!==-1?this[kState]=[...this[kState].slice(0,idx),entry,...this[kState].slice(idx+1).filter(entry2=>entry2.name!==
name)]:this[kState].push(entry)}[nodeUtil.inspect.custom](depth,options){let state=this[kState].reduce((a,b)=>(a[b.name]?
Array.isArray(a[b.name])?a[b.name].push(b.value):a[b.name]=[a[b.name],b.value]:a[b.name]=b.value,a),{__proto__:null});options.
depth??=depth,options.colors??=!0;let output=nodeUtil.formatWithOptions(options,state);return`FormData ${output.slice(output.
indexOf("]")+2)}`}};iteratorMixin("FormData",FormData,kState,"name","value");Object.defineProperties(FormData.prototype,
{append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,getAll:kEnumerableProperty,has:kEnumerableProperty,
set:kEnumerableProperty,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function makeEntry(name,value,filename){
if(typeof value!="string"){if(isFileLike(value)||(value=value instanceof Blob?new File([value],"blob",{type:value.type}):
new FileLike(value,"blob",{type:value.type})),filename!==void 0){let options={type:value.type,lastModified:value.lastModified};
value=value instanceof NativeFile?new File([value],filename,options):new FileLike(value,filename,options)}}return{name,value}}
module.exports={FormData,makeEntry}}});var require_formdata_parser=__commonJS({"node_modules/undici/lib/web/fetch/formdata-parser.js"(exports,module){"use stri\
ct";var{isUSVString,bufferToLowerCasedHeaderName}=require_util(),{utf8DecodeBytes}=require_util3(),{HTTP_TOKEN_CODEPOINTS,
isomorphicDecode}=require_data_url(),{isFileLike}=require_file(),{makeEntry}=require_formdata(),assert=__require("node:assert"),
{File:NodeFile}=__require("node:buffer"),File=globalThis.File??NodeFile,formDataNameBuffer=Buffer.from('form-data; name=\
"'),filenameBuffer=Buffer.from("; filename"),dd=Buffer.from("--"),ddcrlf=Buffer.from(`--\r
`);function isAsciiString(chars){for(let i=0;i<chars.length;++i)if((chars.charCodeAt(i)&-128)!==0)return!1;return!0}function validateBoundary(boundary){
let length=boundary.length;if(length<27||length>70)return!1;for(let i=0;i<length;++i){let cp=boundary.charCodeAt(i);if(!(cp>=
48&&cp<=57||cp>=65&&cp<=90||cp>=97&&cp<=122||cp===39||cp===45||cp===95))return!1}return!0}function multipartFormDataParser(input,mimeType){
assert(mimeType!=="failure"&&mimeType.essence==="multipart/form-data");let boundaryString=mimeType.parameters.get("bound\
ary");if(boundaryString===void 0)return"failure";let boundary=Buffer.from(`--${boundaryString}`,"utf8"),entryList=[],position={
position:0};for(;input[position.position]===13&&input[position.position+1]===10;)position.position+=2;let trailing=input.
length;for(;input[trailing-1]===10&&input[trailing-2]===13;)trailing-=2;for(trailing!==input.length&&(input=input.subarray(
0,trailing));;){if(input.subarray(position.position,position.position+boundary.length).equals(boundary))position.position+=
boundary.length;else return"failure";if(position.position===input.length-2&&bufferStartsWith(input,dd,position)||position.
position===input.length-4&&bufferStartsWith(input,ddcrlf,position))return entryList;if(input[position.position]!==13||input[position.
position+1]!==10)return"failure";position.position+=2;let result=parseMultipartFormDataHeaders(input,position);if(result===
"failure")return"failure";let{name,filename,contentType,encoding}=result;position.position+=2;let body;{let boundaryIndex=input.
indexOf(boundary.subarray(2),position.position);if(boundaryIndex===-1)return"failure";body=input.subarray(position.position,
boundaryIndex-4),position.position+=body.length,encoding==="base64"&&(body=Buffer.from(body.toString(),"base64"))}if(input[position.
position]!==13||input[position.position+1]!==10)return"failure";position.position+=2;let value;filename!==null?(contentType??=
"text/plain",isAsciiString(contentType)||(contentType=""),value=new File([body],filename,{type:contentType})):value=utf8DecodeBytes(
Buffer.from(body)),assert(isUSVString(name)),assert(typeof value=="string"&&isUSVString(value)||isFileLike(value)),entryList.
push(makeEntry(name,value,filename))}}function parseMultipartFormDataHeaders(input,position){let name=null,filename=null,
contentType=null,encoding=null;for(;;){if(input[position.position]===13&&input[position.position+1]===10)return name===null?
"failure":{name,filename,contentType,encoding};let headerName=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==
58,input,position);if(headerName=removeChars(headerName,!0,!0,char=>char===9||char===32),!HTTP_TOKEN_CODEPOINTS.test(headerName.
toString())||input[position.position]!==58)return"failure";switch(position.position++,collectASequenceOfBytes(char=>char===
32||char===9,input,position),bufferToLowerCasedHeaderName(headerName)){case"content-disposition":{if(name=filename=null,
!bufferStartsWith(input,formDataNameBuffer,position)||(position.position+=17,name=parseMultipartFormDataName(input,position),
name===null))return"failure";if(bufferStartsWith(input,filenameBuffer,position)){let check=position.position+filenameBuffer.
length;if(input[check]===42&&(position.position+=1,check+=1),input[check]!==61||input[check+1]!==34||(position.position+=
12,filename=parseMultipartFormDataName(input,position),filename===null))return"failure"}break}case"content-type":{let headerValue=collectASequenceOfBytes(
char=>char!==10&&char!==13,input,position);headerValue=removeChars(headerValue,!1,!0,char=>char===9||char===32),contentType=
isomorphicDecode(headerValue);break}case"content-transfer-encoding":{let headerValue=collectASequenceOfBytes(char=>char!==
10&&char!==13,input,position);headerValue=removeChars(headerValue,!1,!0,char=>char===9||char===32),encoding=isomorphicDecode(
headerValue);break}default:collectASequenceOfBytes(char=>char!==10&&char!==13,input,position)}if(input[position.position]!==
13&&input[position.position+1]!==10)return"failure";position.position+=2}}function parseMultipartFormDataName(input,position){
assert(input[position.position-1]===34);let name=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==34,input,position);
return input[position.position]!==34?null:(position.position++,name=new TextDecoder().decode(name).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),name)}function collectASequenceOfBytes(condition,input,position){let start=position.
position;for(;start<input.length&&condition(input[start]);)++start;return input.subarray(position.position,position.position=
start)}function removeChars(buf,leading,trailing,predicate){let lead=0,trail=buf.length-1;if(leading)for(;lead<buf.length&&
predicate(buf[lead]);)lead++;if(trailing)for(;trail>0&&predicate(buf[trail]);)trail--;return lead===0&&trail===buf.length-
1?buf:buf.subarray(lead,trail+1)}function bufferStartsWith(buffer,start,position){if(buffer.length<start.length)return!1;
for(let i=0;i<start.length;i++)if(start[i]!==buffer[position.position+i])return!1;return!0}module.exports={multipartFormDataParser,
validateBoundary}}});var require_body=__commonJS({"node_modules/undici/lib/web/fetch/body.js"(exports,module){"use strict";var util=require_util(),
{ReadableStreamFrom,isBlobLike,isReadableStreamLike,readableStreamClose,createDeferredPromise,fullyReadBody,extractMimeType,
utf8DecodeBytes}=require_util3(),{FormData}=require_formdata(),{kState}=require_symbols2(),{webidl}=require_webidl(),{Blob:Blob2}=__require("node:buffer"),
assert=__require("node:assert"),{isErrored,isDisturbed}=__require("node:stream"),{isArrayBuffer}=__require("node:util/types"),
{serializeAMimeType}=require_data_url(),{multipartFormDataParser}=require_formdata_parser(),random;try{let crypto=__require("node:crypto");
random=max=>crypto.randomInt(0,max)}catch{random=max=>Math.floor(Math.random(max))}var textEncoder=new TextEncoder;function noop(){}
var hasFinalizationRegistry=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0,streamRegistry;hasFinalizationRegistry&&
(streamRegistry=new FinalizationRegistry(weakRef=>{let stream=weakRef.deref();stream&&!stream.locked&&!isDisturbed(stream)&&
!isErrored(stream)&&stream.cancel("Response object has been garbage collected").catch(noop)}));function extractBody(object,keepalive=!1){
let stream=null;object instanceof ReadableStream?stream=object:isBlobLike(object)?stream=object.stream():stream=new ReadableStream(
{async pull(controller){let buffer=typeof source=="string"?textEncoder.encode(source):source;buffer.byteLength&&controller.
enqueue(buffer),queueMicrotask(()=>readableStreamClose(controller))},start(){},type:"bytes"}),assert(isReadableStreamLike(
stream));let action=null,source=null,length=null,type=null;if(typeof object=="string")source=object,type="text/plain;cha\
rset=UTF-8";else if(object instanceof URLSearchParams)source=object.toString(),type="application/x-www-form-urlencoded;c\
harset=UTF-8";else if(isArrayBuffer(object))source=new Uint8Array(object.slice());else if(ArrayBuffer.isView(object))source=
new Uint8Array(object.buffer.slice(object.byteOffset,object.byteOffset+object.byteLength));else if(util.isFormDataLike(object)){
let boundary=`----formdata-undici-0${`${random(1e11)}`.padStart(11,"0")}`,prefix=`--${boundary}\r
Content-Disposition: form-data`;let escape=str=>str.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),normalizeLinefeeds=value=>value.
replace(/\r?\n|\r/g,`\r
`),blobParts=[],rn=new Uint8Array([13,10]);length=0;let hasUnknownSizeValue=!1;for(let[name,value]of object)if(typeof value==
"string"){let chunk2=textEncoder.encode(prefix+`; name="${escape(normalizeLinefeeds(name))}"\r
\r
${normalizeLinefeeds(value)}\r
`);blobParts.push(chunk2),length+=chunk2.byteLength}else{let chunk2=textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(
name))}"`+(value.name?`; filename="${escape(value.name)}"`:"")+`\r
Content-Type: ${value.type||"application/octet-stream"}\r
\r
`);blobParts.push(chunk2,value,rn),typeof value.size=="number"?length+=chunk2.byteLength+value.size+rn.byteLength:hasUnknownSizeValue=
!0}let chunk=textEncoder.encode(`--${boundary}--\r
`);blobParts.push(chunk),length+=chunk.byteLength,hasUnknownSizeValue&&(length=null),source=object,action=async function*(){
for(let part of blobParts)part.stream?yield*part.stream():yield part},type=`multipart/form-data; boundary=${boundary}`}else if(isBlobLike(
object))source=object,length=object.size,object.type&&(type=object.type);else if(typeof object[Symbol.asyncIterator]=="f\
unction"){if(keepalive)throw new TypeError("keepalive");if(util.isDisturbed(object)||object.locked)throw new TypeError("\
Response body object should not be disturbed or locked");stream=object instanceof ReadableStream?object:ReadableStreamFrom(
object)}if((typeof source=="string"||util.isBuffer(source))&&(length=Buffer.byteLength(source)),action!=null){let iterator;
stream=new ReadableStream({async start(){iterator=action(object)[Symbol.asyncIterator]()},async pull(controller){let{value,
done}=await iterator.next();if(done)queueMicrotask(()=>{controller.close(),controller.byobRequest?.respond(0)});else if(!isErrored(
stream)){let buffer=new Uint8Array(value);buffer.byteLength&&controller.enqueue(buffer)}return controller.desiredSize>0},
async cancel(reason){await iterator.return()},type:"bytes"})}return[{stream,source,length},type]}function safelyExtractBody(object,keepalive=!1){
return object instanceof ReadableStream&&(assert(!util.isDisturbed(object),"The body has already been consumed."),assert(
!object.locked,"The stream is locked.")),extractBody(object,keepalive)}function cloneBody(instance,body){let[out1,out2]=body.
stream.tee();return body.stream=out1,{stream:out2,length:body.length,source:body.source}}function throwIfAborted(state){
if(state.aborted)throw new DOMException("The operation was aborted.","AbortError")}function bodyMixinMethods(instance){return{
blob(){return consumeBody(this,bytes=>{let mimeType=bodyMimeType(this);return mimeType===null?mimeType="":mimeType&&(mimeType=
serializeAMimeType(mimeType)),new Blob2([bytes],{type:mimeType})},instance)},arrayBuffer(){return consumeBody(this,bytes=>new Uint8Array(
bytes).buffer,instance)},text(){return consumeBody(this,utf8DecodeBytes,instance)},json(){return consumeBody(this,parseJSONFromBytes,
instance)},formData(){return consumeBody(this,value=>{let mimeType=bodyMimeType(this);if(mimeType!==null)switch(mimeType.
essence){case"multipart/form-data":{let parsed=multipartFormDataParser(value,mimeType);if(parsed==="failure")throw new TypeError(
"Failed to parse body as FormData.");let fd=new FormData;return fd[kState]=parsed,fd}case"application/x-www-form-urlenco\
ded":{let entries=new URLSearchParams(value.toString()),fd=new FormData;for(let[name,value2]of entries)fd.append(name,value2);
return fd}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded"\
.')},instance)},bytes(){return consumeBody(this,bytes=>new Uint8Array(bytes),instance)}}}function mixinBody(prototype){Object.
assign(prototype.prototype,bodyMixinMethods(prototype))}async function consumeBody(object,convertBytesToJSValue,instance){
if(webidl.brandCheck(object,instance),bodyUnusable(object))throw new TypeError("Body is unusable: Body has already been \
read");throwIfAborted(object[kState]);let promise=createDeferredPromise(),errorSteps=error=>promise.reject(error),successSteps=data=>{
try{promise.resolve(convertBytesToJSValue(data))}catch(e){errorSteps(e)}};return object[kState].body==null?(successSteps(
Buffer.allocUnsafe(0)),promise.promise):(await fullyReadBody(object[kState].body,successSteps,errorSteps),promise.promise)}
function bodyUnusable(object){let body=object[kState].body;return body!=null&&(body.stream.locked||util.isDisturbed(body.
stream))}function parseJSONFromBytes(bytes){return JSON.parse(utf8DecodeBytes(bytes))}function bodyMimeType(requestOrResponse){
let headers=requestOrResponse[kState].headersList,mimeType=extractMimeType(headers);return mimeType==="failure"?null:mimeType}
module.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry,hasFinalizationRegistry,bodyUnusable}}});var require_client_h1=__commonJS({"node_modules/undici/lib/dispatcher/client-h1.js"(exports,module){"use strict";var assert=__require("node:assert"),
util=require_util(),{channels}=require_diagnostics(),timers=require_timers(),{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,
RequestAbortedError,InvalidArgumentError,HeadersTimeoutError,HeadersOverflowError,SocketError,InformationalError,BodyTimeoutError,
HTTPParserError,ResponseExceededMaxSizeError}=require_errors(),{kUrl,kReset,kClient,kParser,kBlocking,kRunning,kPending,
kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kSocket,kKeepAliveTimeoutValue,
kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,
kCounter,kMaxResponseSize,kOnError,kResume,kHTTPContext}=require_symbols(),constants=require_constants2(),EMPTY_BUF=Buffer.
alloc(0),FastBuffer=Buffer[Symbol.species],addListener=util.addListener,removeAllListeners=util.removeAllListeners,kIdleSocketValidation=Symbol(
"kIdleSocketValidation"),kIdleSocketValidationTimeout=Symbol("kIdleSocketValidationTimeout"),kSocketUsed=Symbol("kSocket\
Used"),extractBody;async function lazyllhttp(){let llhttpWasmData=process.env.JEST_WORKER_ID?require_llhttp_wasm():void 0,
mod;try{mod=await WebAssembly.compile(require_llhttp_simd_wasm())}catch{mod=await WebAssembly.compile(llhttpWasmData||require_llhttp_wasm())}
return await WebAssembly.instantiate(mod,{env:{wasm_on_url:(p,at,len)=>0,wasm_on_status:(p,at,len)=>{assert(currentParser.
ptr===p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onStatus(new FastBuffer(currentBufferRef.
buffer,start,len))||0},wasm_on_message_begin:p=>(assert(currentParser.ptr===p),currentParser.onMessageBegin()||0),wasm_on_header_field:(p,at,len)=>{
assert(currentParser.ptr===p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderField(
new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_header_value:(p,at,len)=>{assert(currentParser.ptr===p);let start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,start,
len))||0},wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>(assert(currentParser.ptr===p),currentParser.
onHeadersComplete(statusCode,!!upgrade,!!shouldKeepAlive)||0),wasm_on_body:(p,at,len)=>{assert(currentParser.ptr===p);let start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onBody(new FastBuffer(currentBufferRef.buffer,start,len))||
0},wasm_on_message_complete:p=>(assert(currentParser.ptr===p),currentParser.onMessageComplete()||0)}})}var llhttpInstance=null,
llhttpPromise=lazyllhttp();llhttpPromise.catch();var currentParser=null,currentBufferRef=null,currentBufferSize=0,currentBufferPtr=null,
USE_NATIVE_TIMER=0,USE_FAST_TIMER=1,TIMEOUT_HEADERS=2|USE_FAST_TIMER,TIMEOUT_BODY=4|USE_FAST_TIMER,TIMEOUT_KEEP_ALIVE=8|
USE_NATIVE_TIMER,Parser=class{constructor(client,socket,{exports:exports2}){assert(Number.isFinite(client[kMaxHeadersSize])&&
client[kMaxHeadersSize]>0),this.llhttp=exports2,this.ptr=this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE),this.client=client,
this.socket=socket,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,this.statusText="",
this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=client[kMaxHeadersSize],this.shouldKeepAlive=!1,this.
paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",
this.maxResponseSize=client[kMaxResponseSize]}setTimeout(delay,type){delay!==this.timeoutValue||type&USE_FAST_TIMER^this.
timeoutType&USE_FAST_TIMER?(this.timeout&&(timers.clearTimeout(this.timeout),this.timeout=null),delay&&(type&USE_FAST_TIMER?
this.timeout=timers.setFastTimeout(onParserTimeout,delay,new WeakRef(this)):(this.timeout=setTimeout(onParserTimeout,delay,
new WeakRef(this)),this.timeout.unref())),this.timeoutValue=delay):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),
this.timeoutType=type}resume(){this.socket.destroyed||!this.paused||(assert(this.ptr!=null),assert(currentParser==null),
this.llhttp.llhttp_resume(this.ptr),assert(this.timeoutType===TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.
refresh(),this.paused=!1,this.execute(this.socket.read()||EMPTY_BUF),this.readMore())}readMore(){for(;!this.paused&&this.
ptr;){let chunk=this.socket.read();if(chunk===null)break;this.execute(chunk)}}execute(data){assert(this.ptr!=null),assert(
currentParser==null),assert(!this.paused);let{socket,llhttp}=this;data.length>currentBufferSize&&(currentBufferPtr&&llhttp.
free(currentBufferPtr),currentBufferSize=Math.ceil(data.length/4096)*4096,currentBufferPtr=llhttp.malloc(currentBufferSize)),
new Uint8Array(llhttp.memory.buffer,currentBufferPtr,currentBufferSize).set(data);try{let ret;try{currentBufferRef=data,
currentParser=this,ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,data.length)}catch(err){throw err}finally{currentParser=
null,currentBufferRef=null}let offset=llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr;if(ret!==constants.ERROR.OK){
let body=data.subarray(offset);if(ret===constants.ERROR.PAUSED_UPGRADE)this.onUpgrade(body);else if(ret===constants.ERROR.
PAUSED)this.paused=!0,socket.unshift(body);else throw this.createError(ret,body)}}catch(err){util.destroy(socket,err)}}finish(){
assert(currentParser===null),assert(this.ptr!=null),assert(!this.paused);let{llhttp}=this,ret;try{currentParser=this,ret=
llhttp.llhttp_finish(this.ptr)}finally{currentParser=null}return ret===constants.ERROR.OK?null:ret===constants.ERROR.PAUSED||
ret===constants.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(ret,EMPTY_BUF)}createError(ret,data){let{llhttp,
contentLength,bytesRead}=this;if(contentLength&&bytesRead!==parseInt(contentLength,10))return new ResponseContentLengthMismatchError;
let ptr=llhttp.llhttp_get_error_reason(this.ptr),message="";if(ptr){let len=new Uint8Array(llhttp.memory.buffer,ptr).indexOf(
0);message="Response does not match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,len).toString()+")"}return new HTTPParserError(
message,constants.ERROR[ret],data)}destroy(){assert(this.ptr!=null),assert(currentParser==null),this.llhttp.llhttp_free(
this.ptr),this.ptr=null,this.timeout&&timers.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=
null,this.paused=!1}onStatus(buf){this.statusText=buf.toString()}onMessageBegin(){let{socket,client}=this;if(socket.destroyed)
return-1;if(client[kRunning]===0)return util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket))),
-1;let request=client[kQueue][client[kRunningIdx]];if(!request)return-1;request.onResponseStarted()}onHeaderField(buf){let len=this.
headers.length;(len&1)===0?this.headers.push(buf):this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]),this.trackHeader(
buf.length)}onHeaderValue(buf){let len=this.headers.length;(len&1)===1?(this.headers.push(buf),len+=1):this.headers[len-
1]=Buffer.concat([this.headers[len-1],buf]);let key=this.headers[len-2];if(key.length===10){let headerName=util.bufferToLowerCasedHeaderName(
key);headerName==="keep-alive"?this.keepAlive+=buf.toString():headerName==="connection"&&(this.connection+=buf.toString())}else
key.length===14&&util.bufferToLowerCasedHeaderName(key)==="content-length"&&(this.contentLength+=buf.toString());this.trackHeader(
buf.length)}trackHeader(len){this.headersSize+=len,this.headersSize>=this.headersMaxSize&&util.destroy(this.socket,new HeadersOverflowError)}onUpgrade(head){
let{upgrade,client,socket,headers,statusCode,statusText}=this;assert(upgrade),assert(client[kSocket]===socket),assert(!socket.
destroyed),assert(!this.paused),assert((headers.length&1)===0);let request=client[kQueue][client[kRunningIdx]];assert(request),
assert(request.upgrade||request.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.
headers=[],this.headersSize=0,socket.unshift(head),socket[kParser].destroy(),socket[kParser]=null,socket[kClient]=null,socket[kError]=
null,removeAllListeners(socket),client[kSocket]=null,client[kHTTPContext]=null,client[kQueue][client[kRunningIdx]++]=null,
client.emit("disconnect",client[kUrl],[client],new InformationalError("upgrade"));try{request.onUpgrade(statusCode,headers,
socket,statusText)}catch(error){util.errorRequest(client,request,error),util.destroy(socket,error)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){
let{client,socket,headers,statusText}=this;if(socket.destroyed)return-1;if(client[kRunning]===0)return util.destroy(socket,
new SocketError("bad response",util.getSocketInfo(socket))),-1;let request=client[kQueue][client[kRunningIdx]];if(!request)
return-1;if(assert(!this.upgrade),assert(this.statusCode<200),statusCode===100)return util.destroy(socket,new SocketError(
"bad response",util.getSocketInfo(socket))),-1;if(upgrade&&!request.upgrade)return util.destroy(socket,new SocketError("\
bad upgrade",util.getSocketInfo(socket))),-1;if(assert(this.timeoutType===TIMEOUT_HEADERS),this.statusCode=statusCode,this.
shouldKeepAlive=shouldKeepAlive||request.method==="HEAD"&&!socket[kReset]&&this.connection.toLowerCase()==="keep-alive",
this.statusCode>=200){let bodyTimeout=request.bodyTimeout!=null?request.bodyTimeout:client[kBodyTimeout];this.setTimeout(
bodyTimeout,TIMEOUT_BODY)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(request.method==="CONNECT")
return assert(client[kRunning]===1),this.upgrade=!0,2;if(upgrade)return assert(client[kRunning]===1),this.upgrade=!0,2;if(assert(
(this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&client[kPipelining]){let keepAliveTimeout=this.
keepAlive?util.parseKeepAliveTimeout(this.keepAlive):null;if(keepAliveTimeout!=null){let timeout=Math.min(keepAliveTimeout-
client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout]);timeout<=0?socket[kReset]=!0:client[kKeepAliveTimeoutValue]=
timeout}else client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}else socket[kReset]=!0;let pause=request.onHeaders(
statusCode,headers,this.resume,statusText)===!1;return request.aborted?-1:request.method==="HEAD"||statusCode<200?1:(socket[kBlocking]&&
(socket[kBlocking]=!1,client[kResume]()),pause?constants.ERROR.PAUSED:0)}onBody(buf){let{client,socket,statusCode,maxResponseSize}=this;
if(socket.destroyed)return-1;let request=client[kQueue][client[kRunningIdx]];if(assert(request),assert(this.timeoutType===
TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),assert(statusCode>=200),maxResponseSize>-1&&this.
bytesRead+buf.length>maxResponseSize)return util.destroy(socket,new ResponseExceededMaxSizeError),-1;if(this.bytesRead+=
buf.length,request.onData(buf)===!1)return constants.ERROR.PAUSED}onMessageComplete(){let{client,socket,statusCode,upgrade,
headers,contentLength,bytesRead,shouldKeepAlive}=this;if(socket.destroyed&&(!statusCode||shouldKeepAlive))return-1;if(upgrade)
return;assert(statusCode>=100),assert((this.headers.length&1)===0);let request=client[kQueue][client[kRunningIdx]];if(assert(
request),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection=
"",this.headers=[],this.headersSize=0,!(statusCode<200)){if(request.method!=="HEAD"&&contentLength&&bytesRead!==parseInt(
contentLength,10))return util.destroy(socket,new ResponseContentLengthMismatchError),-1;if(request.onComplete(headers),client[kQueue][client[kRunningIdx]++]=
null,socket[kSocketUsed]=!0,socket[kWriting])return assert(client[kRunning]===0),util.destroy(socket,new InformationalError(
"reset")),constants.ERROR.PAUSED;if(shouldKeepAlive){if(socket[kReset]&&client[kRunning]===0)return util.destroy(socket,
new InformationalError("reset")),constants.ERROR.PAUSED;client[kPipelining]==null||client[kPipelining]===1?setImmediate(
()=>client[kResume]()):client[kResume]()}else return util.destroy(socket,new InformationalError("reset")),constants.ERROR.
PAUSED}}};function onParserTimeout(parser){let{socket,timeoutType,client,paused}=parser.deref();timeoutType===TIMEOUT_HEADERS?
(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>1)&&(assert(!paused,"cannot be paused while waiting for h\
eaders"),util.destroy(socket,new HeadersTimeoutError)):timeoutType===TIMEOUT_BODY?paused||util.destroy(socket,new BodyTimeoutError):
timeoutType===TIMEOUT_KEEP_ALIVE&&(assert(client[kRunning]===0&&client[kKeepAliveTimeoutValue]),util.destroy(socket,new InformationalError(
"socket idle timeout")))}async function connectH1(client,socket){client[kSocket]=socket,llhttpInstance||(llhttpInstance=
await llhttpPromise,llhttpPromise=null),socket[kNoRef]=!1,socket[kWriting]=!1,socket[kReset]=!1,socket[kBlocking]=!1,socket[kIdleSocketValidation]=
0,socket[kIdleSocketValidationTimeout]=null,socket[kSocketUsed]=!1,socket[kParser]=new Parser(client,socket,llhttpInstance),
addListener(socket,"error",function(err){let parser=this[kParser];if(err.code==="ECONNRESET"&&parser.statusCode&&!parser.
shouldKeepAlive){let parserErr=parser.finish();parserErr&&(this[kError]=parserErr,this[kClient][kOnError](parserErr));return}
this[kError]=err,this[kClient][kOnError](err)}),addListener(socket,"readable",function(){let parser=this[kParser];parser&&
parser.readMore()}),addListener(socket,"end",function(){let parser=this[kParser];if(parser.statusCode&&!parser.shouldKeepAlive){
let parserErr=parser.finish();parserErr&&util.destroy(this,parserErr);return}util.destroy(this,new SocketError("other si\
de closed",util.getSocketInfo(this)))}),addListener(socket,"close",function(){let client2=this[kClient],parser=this[kParser];
clearIdleSocketValidation(this),parser&&(!this[kError]&&parser.statusCode&&!parser.shouldKeepAlive&&(this[kError]=parser.
finish()||this[kError]),this[kParser].destroy(),this[kParser]=null);let err=this[kError]||new SocketError("closed",util.
getSocketInfo(this));if(client2[kSocket]=null,client2[kHTTPContext]=null,client2.destroyed){assert(client2[kPending]===0);
let requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<requests.length;i++){let request=requests[i];util.
errorRequest(client2,request,err)}}else if(client2[kRunning]>0&&err.code!=="UND_ERR_INFO"){let request=client2[kQueue][client2[kRunningIdx]];
client2[kQueue][client2[kRunningIdx]++]=null,util.errorRequest(client2,request,err)}client2[kPendingIdx]=client2[kRunningIdx],
assert(client2[kRunning]===0),client2.emit("disconnect",client2[kUrl],[client2],err),client2[kResume]()});let closed=!1;
return socket.on("close",()=>{closed=!0}),{version:"h1",defaultPipelining:1,write(...args){return writeH1(client,...args)},
resume(){resumeH1(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},
get destroyed(){return socket.destroyed},busy(request){return!!(socket[kWriting]||socket[kReset]||socket[kBlocking]||socket[kIdleSocketValidation]===
1||request&&(client[kRunning]>0&&!request.idempotent||client[kRunning]>0&&(request.upgrade||request.method==="CONNECT")||
client[kRunning]>0&&util.bodyLength(request.body)!==0&&(util.isStream(request.body)||util.isAsyncIterable(request.body)||
util.isFormDataLike(request.body))))}}}function clearIdleSocketValidation(socket){socket[kIdleSocketValidationTimeout]&&
(clearImmediate(socket[kIdleSocketValidationTimeout]),socket[kIdleSocketValidationTimeout]=null),socket[kIdleSocketValidation]=
0}function scheduleIdleSocketValidation(client,socket){socket[kIdleSocketValidation]=1,socket[kIdleSocketValidationTimeout]=
setImmediate(()=>{socket[kIdleSocketValidationTimeout]=null,socket[kIdleSocketValidation]=2,client[kSocket]===socket&&!socket.
destroyed&&client[kResume]()})}function resumeH1(client){let socket=client[kSocket];if(socket&&!socket.destroyed){if(client[kSize]===
0?!socket[kNoRef]&&socket.unref&&(socket.unref(),socket[kNoRef]=!0):socket[kNoRef]&&socket.ref&&(socket.ref(),socket[kNoRef]=
!1),client[kRunning]===0&&client[kPending]>0&&socket[kSocketUsed]){if(socket[kIdleSocketValidation]===0)return scheduleIdleSocketValidation(
client,socket),socket[kParser].readMore(),socket.destroyed,void 0;if(socket[kIdleSocketValidation]===1)return socket[kParser].
readMore(),socket.destroyed,void 0}if(client[kRunning]===0&&(socket[kParser].readMore(),socket.destroyed))return;if(client[kSize]===
0)socket[kParser].timeoutType!==TIMEOUT_KEEP_ALIVE&&socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE);else if(client[kRunning]>
0&&socket[kParser].statusCode<200&&socket[kParser].timeoutType!==TIMEOUT_HEADERS){let request=client[kQueue][client[kRunningIdx]],
headersTimeout=request.headersTimeout!=null?request.headersTimeout:client[kHeadersTimeout];socket[kParser].setTimeout(headersTimeout,
TIMEOUT_HEADERS)}}}function shouldSendContentLength(method){return method!=="GET"&&method!=="HEAD"&&method!=="OPTIONS"&&
method!=="TRACE"&&method!=="CONNECT"}function writeH1(client,request){let{method,path,host,upgrade,blocking,reset}=request,
{body,headers,contentLength}=request,expectsPayload=method==="PUT"||method==="POST"||method==="PATCH"||method==="QUERY"||
method==="PROPFIND"||method==="PROPPATCH";if(util.isFormDataLike(body)){extractBody||(extractBody=require_body().extractBody);
let[bodyStream,contentType]=extractBody(body);request.contentType==null&&headers.push("content-type",contentType),body=bodyStream.
stream,contentLength=bodyStream.length}else if(util.isBlobLike(body)&&request.contentType==null){let contentType=body.type;
if(contentType){let contentTypeValue=`${contentType}`;if(!util.isValidHeaderValue(contentTypeValue))return util.errorRequest(
client,request,new InvalidArgumentError("invalid content-type header")),!1;headers.push("content-type",contentTypeValue)}}
body&&typeof body.read=="function"&&body.read(0);let bodyLength=util.bodyLength(body);if(contentLength=bodyLength??contentLength,
contentLength===null&&(contentLength=request.contentLength),contentLength===0&&!expectsPayload&&(contentLength=null),shouldSendContentLength(
method)&&contentLength>0&&request.contentLength!==null&&request.contentLength!==contentLength){if(client[kStrictContentLength])
return util.errorRequest(client,request,new RequestContentLengthMismatchError),!1;process.emitWarning(new RequestContentLengthMismatchError)}
let socket=client[kSocket];clearIdleSocketValidation(socket);let abort=error=>{if(!request.aborted){if(request.completed){
(request.upgrade||request.method==="CONNECT")&&util.destroy(socket,new InformationalError("aborted"));return}util.errorRequest(
client,request,error||new RequestAbortedError),util.destroy(body),util.destroy(socket,new InformationalError("aborted"))}};
try{request.onConnect(abort)}catch(err){util.errorRequest(client,request,err)}if(request.aborted)return!1;method==="HEAD"&&
(socket[kReset]=!0),(upgrade||method==="CONNECT")&&(socket[kReset]=!0),reset!=null&&(socket[kReset]=reset),client[kMaxRequests]&&
socket[kCounter]++>=client[kMaxRequests]&&(socket[kReset]=!0),blocking&&(socket[kBlocking]=!0);let header=`${method} ${path}\
 HTTP/1.1\r
`;if(typeof host=="string"?header+=`host: ${host}\r
`:header+=client[kHostHeader],upgrade?header+=`connection: upgrade\r
upgrade: ${upgrade}\r
`:client[kPipelining]&&!socket[kReset]?header+=`connection: keep-alive\r
`:header+=`connection: close\r
`,Array.isArray(headers))for(let n=0;n<headers.length;n+=2){let key=headers[n+0],val=headers[n+1];if(Array.isArray(val))
for(let i=0;i<val.length;i++)header+=`${key}: ${val[i]}\r
`;else header+=`${key}: ${val}\r
`}return channels.sendHeaders.hasSubscribers&&channels.sendHeaders.publish({request,headers:header,socket}),!body||bodyLength===
0?writeBuffer(abort,null,client,request,socket,contentLength,header,expectsPayload):util.isBuffer(body)?writeBuffer(abort,
body,client,request,socket,contentLength,header,expectsPayload):util.isBlobLike(body)?typeof body.stream=="function"?writeIterable(
abort,body.stream(),client,request,socket,contentLength,header,expectsPayload):writeBlob(abort,body,client,request,socket,
contentLength,header,expectsPayload):util.isStream(body)?writeStream(abort,body,client,request,socket,contentLength,header,
expectsPayload):util.isIterable(body)?writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload):
assert(!1),!0}function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){assert(contentLength!==
0||client[kRunning]===0,"stream body cannot be pipelined");let finished=!1,writer=new AsyncWriter({abort,socket,request,
contentLength,client,expectsPayload,header}),onData=function(chunk){if(!finished)try{!writer.write(chunk)&&this.pause&&this.
pause()}catch(err){util.destroy(this,err)}},onDrain=function(){finished||body.resume&&body.resume()},onClose=function(){
if(queueMicrotask(()=>{body.removeListener("error",onFinished)}),!finished){let err=new RequestAbortedError;queueMicrotask(
()=>onFinished(err))}},onFinished=function(err){if(!finished){if(finished=!0,assert(socket.destroyed||socket[kWriting]&&
client[kRunning]<=1),socket.off("drain",onDrain).off("error",onFinished),body.removeListener("data",onData).removeListener(
"end",onFinished).removeListener("close",onClose),!err)try{writer.end()}catch(er){err=er}writer.destroy(err),err&&(err.code!==
"UND_ERR_INFO"||err.message!=="reset")?util.destroy(body,err):util.destroy(body)}};body.on("data",onData).on("end",onFinished).
on("error",onFinished).on("close",onClose),body.resume&&body.resume(),socket.on("drain",onDrain).on("error",onFinished),
body.errorEmitted??body.errored?setImmediate(()=>onFinished(body.errored)):(body.endEmitted??body.readableEnded)&&setImmediate(
()=>onFinished(null)),(body.closeEmitted??body.closed)&&setImmediate(onClose)}function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){
try{body?util.isBuffer(body)&&(assert(contentLength===body.byteLength,"buffer body must have content length"),socket.cork(),
socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(body),socket.uncork(),request.onBodySent(body),!expectsPayload&&request.reset!==!1&&(socket[kReset]=
!0)):contentLength===0?socket.write(`${header}content-length: 0\r
\r
`,"latin1"):(assert(contentLength===null,"no body must not have content length"),socket.write(`${header}\r
`,"latin1")),request.onRequestSent(),client[kResume]()}catch(err){abort(err)}}async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength===body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.
size)throw new RequestContentLengthMismatchError;let buffer=Buffer.from(await body.arrayBuffer());socket.cork(),socket.write(
`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(buffer),socket.uncork(),request.onBodySent(buffer),request.onRequestSent(),!expectsPayload&&request.
reset!==!1&&(socket[kReset]=!0),client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength!==0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){
if(callback){let cb=callback;callback=null,cb()}}let waitForDrain=()=>new Promise((resolve,reject)=>{assert(callback===null),
socket[kError]?reject(socket[kError]):callback=resolve});socket.on("close",onDrain).on("drain",onDrain);let writer=new AsyncWriter(
{abort,socket,request,contentLength,client,expectsPayload,header});try{for await(let chunk of body){if(socket[kError])throw socket[kError];
writer.write(chunk)||await waitForDrain()}writer.end()}catch(err){writer.destroy(err)}finally{socket.off("close",onDrain).
off("drain",onDrain)}}var AsyncWriter=class{constructor({abort,socket,request,contentLength,client,expectsPayload,header}){
this.socket=socket,this.request=request,this.contentLength=contentLength,this.client=client,this.bytesWritten=0,this.expectsPayload=
expectsPayload,this.header=header,this.abort=abort,socket[kWriting]=!0}write(chunk){let{socket,request,contentLength,client,
bytesWritten,expectsPayload,header}=this;if(socket[kError])throw socket[kError];if(socket.destroyed)return!1;let len=Buffer.
byteLength(chunk);if(!len)return!0;if(contentLength!==null&&bytesWritten+len>contentLength){if(client[kStrictContentLength])
throw new RequestContentLengthMismatchError;process.emitWarning(new RequestContentLengthMismatchError)}socket.cork(),bytesWritten===
0&&(!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0),contentLength===null?socket.write(`${header}transfer-encodi\
ng: chunked\r
`,"latin1"):socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1")),contentLength===null&&socket.write(`\r
${len.toString(16)}\r
`,"latin1"),this.bytesWritten+=len;let ret=socket.write(chunk);return socket.uncork(),request.onBodySent(chunk),ret||socket[kParser].
timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS&&socket[kParser].timeout.refresh&&socket[kParser].timeout.refresh(),
ret}end(){let{socket,contentLength,client,bytesWritten,expectsPayload,header,request}=this;if(request.onRequestSent(),socket[kWriting]=
!1,socket[kError])throw socket[kError];if(!socket.destroyed){if(bytesWritten===0?expectsPayload?socket.write(`${header}c\
ontent-length: 0\r
\r
`,"latin1"):socket.write(`${header}\r
`,"latin1"):contentLength===null&&socket.write(`\r
0\r
\r
`,"latin1"),contentLength!==null&&bytesWritten!==contentLength){if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;
process.emitWarning(new RequestContentLengthMismatchError)}socket[kParser].timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS&&
socket[kParser].timeout.refresh&&socket[kParser].timeout.refresh(),client[kResume]()}}destroy(err){let{socket,client,abort}=this;
socket[kWriting]=!1,err&&(assert(client[kRunning]<=1,"pipeline should only contain this request"),abort(err))}};module.exports=
connectH1}});var require_client_h2=__commonJS({"node_modules/undici/lib/dispatcher/client-h2.js"(exports,module){"use strict";var assert=__require("node:assert"),
{errorMonitor}=__require("node:events"),{pipeline}=__require("node:stream"),util=require_util(),{RequestContentLengthMismatchError,
RequestAbortedError,SocketError,InformationalError}=require_errors(),{kUrl,kReset,kClient,kRunning,kPending,kQueue,kPendingIdx,
kRunningIdx,kError,kSocket,kStrictContentLength,kOnError,kMaxConcurrentStreams,kHTTP2Session,kResume,kSize,kHTTPContext}=require_symbols(),
kOpenStreams=Symbol("open streams"),extractBody,h2ExperimentalWarned=!1,http2;try{http2=__require("node:http2")}catch{http2=
{constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY,HTTP2_HEADER_METHOD,HTTP2_HEADER_PATH,HTTP2_HEADER_SCHEME,HTTP2_HEADER_CONTENT_LENGTH,
HTTP2_HEADER_EXPECT,HTTP2_HEADER_STATUS}}=http2;function parseH2Headers(headers){let result=[];for(let[name,value]of Object.
entries(headers))if(Array.isArray(value))for(let subvalue of value)result.push(Buffer.from(name),Buffer.from(subvalue));else
result.push(Buffer.from(name),Buffer.from(value));return result}function parseH2ResponseHeaders(headers){let{[HTTP2_HEADER_STATUS]:_statusCode,
...realHeaders}=headers;return parseH2Headers(realHeaders)}async function connectH2(client,socket){client[kSocket]=socket,
h2ExperimentalWarned||(h2ExperimentalWarned=!0,process.emitWarning("H2 support is experimental, expect them to change at\
 any time.",{code:"UNDICI-H2"}));let session=http2.connect(client[kUrl],{createConnection:()=>socket,peerMaxConcurrentStreams:client[kMaxConcurrentStreams]});
session[kOpenStreams]=0,session[kClient]=client,session[kSocket]=socket,util.addListener(session,"error",onHttp2SessionError),
util.addListener(session,"frameError",onHttp2FrameError),util.addListener(session,"end",onHttp2SessionEnd),util.addListener(
session,"goaway",onHTTP2GoAway),util.addListener(session,"close",function(){let{[kClient]:client2}=this,{[kSocket]:socket2}=client2,
err=this[kSocket][kError]||this[kError]||new SocketError("closed",util.getSocketInfo(socket2));if(client2[kHTTP2Session]=
null,client2.destroyed){assert(client2[kPending]===0);let requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<
requests.length;i++){let request=requests[i];util.errorRequest(client2,request,err)}}}),session.unref(),client[kHTTP2Session]=
session,socket[kHTTP2Session]=session,util.addListener(socket,"error",function(err){this[kError]=err,this[kClient][kOnError](
err)}),util.addListener(socket,"end",function(){util.destroy(this,new SocketError("other side closed",util.getSocketInfo(
this)))}),util.addListener(socket,"close",function(){let err=this[kError]||new SocketError("closed",util.getSocketInfo(this));
client[kSocket]=null,this[kHTTP2Session]!=null&&this[kHTTP2Session].destroy(err),client[kPendingIdx]=client[kRunningIdx],
assert(client[kRunning]===0),client.emit("disconnect",client[kUrl],[client],err),client[kResume]()});let closed=!1;return socket.
on("close",()=>{closed=!0}),{version:"h2",defaultPipelining:1/0,write(...args){return writeH2(client,...args)},resume(){
resumeH2(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},get destroyed(){
return socket.destroyed},busy(){return!1}}}function resumeH2(client){let socket=client[kSocket];socket?.destroyed===!1&&
(client[kSize]===0&&client[kMaxConcurrentStreams]===0?(socket.unref(),client[kHTTP2Session].unref()):(socket.ref(),client[kHTTP2Session].
ref()))}function onHttp2SessionError(err){this[kSocket][kError]=err,this[kClient][kOnError](err)}function onHttp2FrameError(type,code,id){
if(id===0){let err=new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);this[kSocket][kError]=
err,this[kClient][kOnError](err)}}function onHttp2SessionEnd(){let err=new SocketError("other side closed",util.getSocketInfo(
this[kSocket]));this.destroy(err),util.destroy(this[kSocket],err)}function onHTTP2GoAway(code){let err=this[kError]||new SocketError(
`HTTP/2: "GOAWAY" frame received with code ${code}`,util.getSocketInfo(this)),client=this[kClient];if(client[kSocket]=null,
client[kHTTPContext]=null,this[kHTTP2Session]!=null&&(this[kHTTP2Session].destroy(err),this[kHTTP2Session]=null),util.destroy(
this[kSocket],err),client[kRunningIdx]<client[kQueue].length){let request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=
null,util.errorRequest(client,request,err),client[kPendingIdx]=client[kRunningIdx]}assert(client[kRunning]===0),client.emit(
"disconnect",client[kUrl],[client],err),client[kResume]()}function shouldSendContentLength(method){return method!=="GET"&&
method!=="HEAD"&&method!=="OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function writeH2(client,request){let session=client[kHTTP2Session],
{method,path,host,upgrade,expectContinue,signal,headers:reqHeaders}=request,{body}=request;if(upgrade)return util.errorRequest(
client,request,new Error("Upgrade not supported for H2")),!1;let headers={};for(let n=0;n<reqHeaders.length;n+=2){let key=reqHeaders[n+
0],val=reqHeaders[n+1];if(Array.isArray(val))for(let i=0;i<val.length;i++)headers[key]?headers[key]+=`,${val[i]}`:headers[key]=
val[i];else headers[key]=val}let stream,{hostname,port}=client[kUrl];headers[HTTP2_HEADER_AUTHORITY]=host||`${hostname}${port?
`:${port}`:""}`,headers[HTTP2_HEADER_METHOD]=method;let abort=error=>{if(!request.aborted){if(request.completed){method===
"CONNECT"&&stream!=null&&util.destroy(stream,error||new RequestAbortedError);return}error=error||new RequestAbortedError,
util.errorRequest(client,request,error),stream!=null&&util.destroy(stream,error),util.destroy(body,error),client[kQueue][client[kRunningIdx]++]=
null,client[kResume]()}};try{request.onConnect(abort)}catch(err){util.errorRequest(client,request,err)}if(request.aborted)
return!1;if(method==="CONNECT"){session.ref(),stream=session.request(headers,{endStream:!1,signal});let upgradeResponseFinished=!1,
onResponse=headers2=>{upgradeResponseFinished=!0,stream.off(errorMonitor,onUpgradeError),request.onUpgradeResponse(Number(
headers2[HTTP2_HEADER_STATUS]),headers2,parseH2ResponseHeaders)},onUpgradeError=error=>{upgradeResponseFinished=!0,stream.
off("response",onResponse),request.onUpgradeError(error)},onReady=()=>{try{request.onUpgrade(null,null,stream)}catch(error){
stream.off("response",onResponse),abort(error);return}request.aborted||(stream.off("error",abort),stream.once(errorMonitor,
onUpgradeError),client[kQueue][client[kRunningIdx]++]=null)};return stream.once("response",onResponse),stream.once("erro\
r",abort),++session[kOpenStreams],onReady(),stream.once("close",()=>{!upgradeResponseFinished&&request.completed&&(stream.
off("response",onResponse),stream.off(errorMonitor,onUpgradeError),request.onUpgradeError(new InformationalError(`HTTP/2\
: "stream error" received - code ${stream.rstCode}`))),session[kOpenStreams]-=1,session[kOpenStreams]===0&&session.unref()}),
!0}headers[HTTP2_HEADER_PATH]=path,headers[HTTP2_HEADER_SCHEME]="https";let expectsPayload=method==="PUT"||method==="POS\
T"||method==="PATCH";body&&typeof body.read=="function"&&body.read(0);let contentLength=util.bodyLength(body);if(util.isFormDataLike(
body)){extractBody??=require_body().extractBody;let[bodyStream,contentType]=extractBody(body);headers["content-type"]=contentType,
body=bodyStream.stream,contentLength=bodyStream.length}if(contentLength==null&&(contentLength=request.contentLength),(contentLength===
0||!expectsPayload)&&(contentLength=null),shouldSendContentLength(method)&&contentLength>0&&request.contentLength!=null&&
request.contentLength!==contentLength){if(client[kStrictContentLength])return util.errorRequest(client,request,new RequestContentLengthMismatchError),
!1;process.emitWarning(new RequestContentLengthMismatchError)}contentLength!=null&&(assert(body,"no body must not have c\
ontent length"),headers[HTTP2_HEADER_CONTENT_LENGTH]=`${contentLength}`),session.ref();let shouldEndStream=method==="GET"||
method==="HEAD"||body===null;return expectContinue?(headers[HTTP2_HEADER_EXPECT]="100-continue",stream=session.request(headers,
{endStream:shouldEndStream,signal}),stream.once("continue",writeBodyH2)):(stream=session.request(headers,{endStream:shouldEndStream,
signal}),writeBodyH2()),++session[kOpenStreams],stream.once("response",headers2=>{let{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;
if(request.onResponseStarted(),request.aborted){let err=new RequestAbortedError;util.errorRequest(client,request,err),util.
destroy(stream,err);return}request.onHeaders(Number(statusCode),parseH2Headers(realHeaders),stream.resume.bind(stream),"")===
!1&&stream.pause(),stream.on("data",chunk=>{request.onData(chunk)===!1&&stream.pause()})}),stream.once("end",()=>{(stream.
state?.state==null||stream.state.state<6)&&request.onComplete([]),session[kOpenStreams]===0&&session.unref(),abort(new InformationalError(
"HTTP/2: stream half-closed (remote)")),client[kQueue][client[kRunningIdx]++]=null,client[kPendingIdx]=client[kRunningIdx],
client[kResume]()}),stream.once("close",()=>{session[kOpenStreams]-=1,session[kOpenStreams]===0&&session.unref()}),stream.
once("error",function(err){abort(err)}),stream.once("frameError",(type,code)=>{abort(new InformationalError(`HTTP/2: "fr\
ameError" received - type ${type}, code ${code}`))}),!0;function writeBodyH2(){!body||contentLength===0?writeBuffer(abort,
stream,null,client,request,client[kSocket],contentLength,expectsPayload):util.isBuffer(body)?writeBuffer(abort,stream,body,
client,request,client[kSocket],contentLength,expectsPayload):util.isBlobLike(body)?typeof body.stream=="function"?writeIterable(
abort,stream,body.stream(),client,request,client[kSocket],contentLength,expectsPayload):writeBlob(abort,stream,body,client,
request,client[kSocket],contentLength,expectsPayload):util.isStream(body)?writeStream(abort,client[kSocket],expectsPayload,
stream,body,client,request,contentLength):util.isIterable(body)?writeIterable(abort,stream,body,client,request,client[kSocket],
contentLength,expectsPayload):assert(!1)}}function writeBuffer(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
try{body!=null&&util.isBuffer(body)&&(assert(contentLength===body.byteLength,"buffer body must have content length"),h2stream.
cork(),h2stream.write(body),h2stream.uncork(),h2stream.end(),request.onBodySent(body)),expectsPayload||(socket[kReset]=!0),
request.onRequestSent(),client[kResume]()}catch(error){abort(error)}}function writeStream(abort,socket,expectsPayload,h2stream,body,client,request,contentLength){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");let pipe=pipeline(body,h2stream,err=>{
err?(util.destroy(pipe,err),abort(err)):(util.removeAllListeners(pipe),request.onRequestSent(),expectsPayload||(socket[kReset]=
!0),client[kResume]())});util.addListener(pipe,"data",onPipeData);function onPipeData(chunk){request.onBodySent(chunk)}}
async function writeBlob(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength===
body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.size)throw new RequestContentLengthMismatchError;
let buffer=Buffer.from(await body.arrayBuffer());h2stream.cork(),h2stream.write(buffer),h2stream.uncork(),h2stream.end(),
request.onBodySent(buffer),request.onRequestSent(),expectsPayload||(socket[kReset]=!0),client[kResume]()}catch(err){abort(
err)}}async function writeIterable(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength!==
0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){if(callback){let cb=callback;
callback=null,cb()}}let waitForDrain=()=>new Promise((resolve,reject)=>{assert(callback===null),socket[kError]?reject(socket[kError]):
callback=resolve});h2stream.on("close",onDrain).on("drain",onDrain);try{for await(let chunk of body){if(socket[kError])throw socket[kError];
let res=h2stream.write(chunk);request.onBodySent(chunk),res||await waitForDrain()}h2stream.end(),request.onRequestSent(),
expectsPayload||(socket[kReset]=!0),client[kResume]()}catch(err){abort(err)}finally{h2stream.off("close",onDrain).off("d\
rain",onDrain)}}module.exports=connectH2}});var require_redirect_handler=__commonJS({"node_modules/undici/lib/handler/redirect-handler.js"(exports,module){"use stri\
ct";var util=require_util(),{kBodyUsed}=require_symbols(),assert=__require("node:assert"),{InvalidArgumentError}=require_errors(),
EE=__require("node:events"),redirectableStatusCodes=[300,301,302,303,307,308],kBody=Symbol("body"),BodyAsyncIterable=class{constructor(body){
this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){assert(!this[kBodyUsed],"disturbed"),this[kBodyUsed]=
!0,yield*this[kBody]}},RedirectHandler=class{constructor(dispatch,maxRedirections,opts,handler){if(maxRedirections!=null&&
(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positi\
ve number");util.validateHandler(handler,opts.method,opts.upgrade),this.dispatch=dispatch,this.location=null,this.abort=
null,this.opts={...opts,maxRedirections:0},this.maxRedirections=maxRedirections,this.handler=handler,this.history=[],this.
redirectionLimitReached=!1,util.isStream(this.opts.body)?(util.bodyLength(this.opts.body)===0&&this.opts.body.on("data",
function(){assert(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[kBodyUsed]=!1,EE.prototype.on.
call(this.opts.body,"data",function(){this[kBodyUsed]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.
opts.body=new BodyAsyncIterable(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(this.
opts.body)&&util.isIterable(this.opts.body)&&(this.opts.body=new BodyAsyncIterable(this.opts.body))}onConnect(abort){this.
abort=abort,this.handler.onConnect(abort,{history:this.history})}onUpgrade(statusCode,headers,socket){this.handler.onUpgrade(
statusCode,headers,socket)}onError(error){this.handler.onError(error)}onHeaders(statusCode,headers,resume,statusText){if(this.
location=this.history.length>=this.maxRedirections||util.isDisturbed(this.opts.body)?null:parseLocation(statusCode,headers),
this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max\
 redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.
push(new URL(this.opts.path,this.opts.origin)),!this.location)return this.handler.onHeaders(statusCode,headers,resume,statusText);
let{origin,pathname,search}=util.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),
path=search?`${pathname}${search}`:pathname;this.opts.headers=cleanRequestHeaders(this.opts.headers,statusCode===303,this.
opts.origin!==origin),this.opts.path=path,this.opts.origin=origin,this.opts.maxRedirections=0,this.opts.query=null,statusCode===
303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(chunk){if(!this.location)return this.
handler.onData(chunk)}onComplete(trailers){this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):
this.handler.onComplete(trailers)}onBodySent(chunk){this.handler.onBodySent&&this.handler.onBodySent(chunk)}};function parseLocation(statusCode,headers){
if(redirectableStatusCodes.indexOf(statusCode)===-1)return null;for(let i=0;i<headers.length;i+=2)if(headers[i].length===
8&&util.headerNameToString(headers[i])==="location")return headers[i+1]}function shouldRemoveHeader(header,removeContent,unknownOrigin){
if(header.length===4)return util.headerNameToString(header)==="host";if(removeContent&&util.headerNameToString(header).startsWith(
"content-"))return!0;if(unknownOrigin&&(header.length===13||header.length===6||header.length===19)){let name=util.headerNameToString(
header);return name==="authorization"||name==="cookie"||name==="proxy-authorization"}return!1}function cleanRequestHeaders(headers,removeContent,unknownOrigin){
let ret=[];if(Array.isArray(headers))for(let i=0;i<headers.length;i+=2)shouldRemoveHeader(headers[i],removeContent,unknownOrigin)||
ret.push(headers[i],headers[i+1]);else if(headers&&typeof headers=="object")for(let key of Object.keys(headers))shouldRemoveHeader(
key,removeContent,unknownOrigin)||ret.push(key,headers[key]);else assert(headers==null,"headers must be an object or an \
array");return ret}module.exports=RedirectHandler}});var require_redirect_interceptor=__commonJS({"node_modules/undici/lib/interceptor/redirect-interceptor.js"(exports,module){
"use strict";var RedirectHandler=require_redirect_handler();function createRedirectInterceptor({maxRedirections:defaultMaxRedirections}){
return dispatch=>function(opts,handler){let{maxRedirections=defaultMaxRedirections}=opts;if(!maxRedirections)return dispatch(
opts,handler);let redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts,handler);return opts={...opts,maxRedirections:0},
dispatch(opts,redirectHandler)}}module.exports=createRedirectInterceptor}});var require_client=__commonJS({"node_modules/undici/lib/dispatcher/client.js"(exports,module){"use strict";var assert=__require("node:assert"),
net=__require("node:net"),http2=__require("node:http"),util=require_util(),{channels}=require_diagnostics(),Request=require_request(),
DispatcherBase=require_dispatcher_base(),{InvalidArgumentError,InformationalError,ClientDestroyedError}=require_errors(),
buildConnector=require_connect(),{kUrl,kServerName,kClient,kBusy,kConnect,kResuming,kRunning,kPending,kSize,kQueue,kConnected,
kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kKeepAliveTimeoutValue,
kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kConnector,
kMaxRedirections,kMaxRequests,kCounter,kClose,kDestroy,kDispatch,kInterceptors,kLocalAddress,kMaxResponseSize,kOnError,kHTTPContext,
kMaxConcurrentStreams,kResume}=require_symbols(),connectH1=require_client_h1(),connectH2=require_client_h2(),deprecatedInterceptorWarned=!1,
kClosedResolve=Symbol("kClosedResolve"),noop=()=>{};function getPipelining(client){return client[kPipelining]??client[kHTTPContext]?.
defaultPipelining??1}var Client=class extends DispatcherBase{constructor(url,{interceptors,maxHeaderSize,headersTimeout,
socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,keepAliveMaxTimeout,
keepAliveTimeoutThreshold,socketPath,pipelining,tls,strictContentLength,maxCachedSessions,maxRedirections,connect:connect2,
maxRequestsPerClient,localAddress,maxResponseSize,autoSelectFamily,autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,
webSocket,eventSource}={}){if(super({webSocket,eventSource}),keepAlive!==void 0)throw new InvalidArgumentError("unsuppor\
ted keepAlive, use pipelining=0 instead");if(socketTimeout!==void 0)throw new InvalidArgumentError("unsupported socketTi\
meout, use headersTimeout & bodyTimeout instead");if(requestTimeout!==void 0)throw new InvalidArgumentError("unsupported\
 requestTimeout, use headersTimeout & bodyTimeout instead");if(idleTimeout!==void 0)throw new InvalidArgumentError("unsu\
pported idleTimeout, use keepAliveTimeout instead");if(maxKeepAliveTimeout!==void 0)throw new InvalidArgumentError("unsu\
pported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(maxHeaderSize!=null&&!Number.isFinite(maxHeaderSize))throw new InvalidArgumentError(
"invalid maxHeaderSize");if(socketPath!=null&&typeof socketPath!="string")throw new InvalidArgumentError("invalid socket\
Path");if(connectTimeout!=null&&(!Number.isFinite(connectTimeout)||connectTimeout<0))throw new InvalidArgumentError("inv\
alid connectTimeout");if(keepAliveTimeout!=null&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=0))throw new InvalidArgumentError(
"invalid keepAliveTimeout");if(keepAliveMaxTimeout!=null&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0))
throw new InvalidArgumentError("invalid keepAliveMaxTimeout");if(keepAliveTimeoutThreshold!=null&&!Number.isFinite(keepAliveTimeoutThreshold))
throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");if(headersTimeout!=null&&(!Number.isInteger(headersTimeout)||
headersTimeout<0))throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");if(bodyTimeout!=null&&
(!Number.isInteger(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("bodyTimeout must be a positive integer o\
r zero");if(connect2!=null&&typeof connect2!="function"&&typeof connect2!="object")throw new InvalidArgumentError("conne\
ct must be a function or an object");if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError(
"maxRedirections must be a positive number");if(maxRequestsPerClient!=null&&(!Number.isInteger(maxRequestsPerClient)||maxRequestsPerClient<
0))throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");if(localAddress!=null&&(typeof localAddress!=
"string"||net.isIP(localAddress)===0))throw new InvalidArgumentError("localAddress must be valid string IP address");if(maxResponseSize!=
null&&(!Number.isInteger(maxResponseSize)||maxResponseSize<-1))throw new InvalidArgumentError("maxResponseSize must be a\
 positive number");if(autoSelectFamilyAttemptTimeout!=null&&(!Number.isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<
-1))throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");if(allowH2!=null&&typeof allowH2!=
"boolean")throw new InvalidArgumentError("allowH2 must be a valid boolean value");if(maxConcurrentStreams!=null&&(typeof maxConcurrentStreams!=
"number"||maxConcurrentStreams<1))throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, great\
er than 0");typeof connect2!="function"&&(connect2=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,
...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect2})),interceptors?.Client&&Array.
isArray(interceptors.Client)?(this[kInterceptors]=interceptors.Client,deprecatedInterceptorWarned||(deprecatedInterceptorWarned=
!0,process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-\
INTERCEPTOR-DEPRECATED"}))):this[kInterceptors]=[createRedirectInterceptor({maxRedirections})],this[kUrl]=util.parseOrigin(
url),this[kConnector]=connect2,this[kPipelining]=pipelining??1,this[kMaxHeadersSize]=maxHeaderSize||http2.maxHeaderSize,
this[kKeepAliveDefaultTimeout]=keepAliveTimeout??4e3,this[kKeepAliveMaxTimeout]=keepAliveMaxTimeout??6e5,this[kKeepAliveTimeoutThreshold]=
keepAliveTimeoutThreshold??2e3,this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout],this[kServerName]=null,this[kLocalAddress]=
localAddress??null,this[kResuming]=0,this[kNeedDrain]=0,this[kHostHeader]=`host: ${this[kUrl].hostname}${this[kUrl].port?
`:${this[kUrl].port}`:""}\r
`,this[kBodyTimeout]=bodyTimeout??3e5,this[kHeadersTimeout]=headersTimeout??3e5,this[kStrictContentLength]=strictContentLength??
!0,this[kMaxRedirections]=maxRedirections,this[kMaxRequests]=maxRequestsPerClient,this[kClosedResolve]=null,this[kMaxResponseSize]=
maxResponseSize>-1?maxResponseSize:-1,this[kMaxConcurrentStreams]=maxConcurrentStreams??100,this[kHTTPContext]=null,this[kQueue]=
[],this[kRunningIdx]=0,this[kPendingIdx]=0,this[kResume]=sync=>resume(this,sync),this[kOnError]=err=>onError(this,err)}get pipelining(){
return this[kPipelining]}set pipelining(value){this[kPipelining]=value,this[kResume](!0)}get[kPending](){return this[kQueue].
length-this[kPendingIdx]}get[kRunning](){return this[kPendingIdx]-this[kRunningIdx]}get[kSize](){return this[kQueue].length-
this[kRunningIdx]}get[kConnected](){return!!this[kHTTPContext]&&!this[kConnecting]&&!this[kHTTPContext].destroyed}get[kBusy](){
return!!(this[kHTTPContext]?.busy(null)||this[kSize]>=(getPipelining(this)||1)||this[kPending]>0)}[kConnect](cb){connect(
this),this.once("connect",cb)}[kDispatch](opts,handler){let origin=opts.origin||this[kUrl].origin,request=new Request(origin,
opts,handler);return this[kQueue].push(request),this[kResuming]||(util.bodyLength(request.body)==null&&util.isIterable(request.
body)?(this[kResuming]=1,queueMicrotask(()=>resume(this))):this[kResume](!0)),this[kResuming]&&this[kNeedDrain]!==2&&this[kBusy]&&
(this[kNeedDrain]=2),this[kNeedDrain]<2}async[kClose](){return new Promise(resolve=>{this[kSize]?this[kClosedResolve]=resolve:
resolve(null)})}async[kDestroy](err){return new Promise(resolve=>{let requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<
requests.length;i++){let request=requests[i];util.errorRequest(this,request,err)}let callback=()=>{this[kClosedResolve]&&
(this[kClosedResolve](),this[kClosedResolve]=null),resolve(null)};this[kHTTPContext]?(this[kHTTPContext].destroy(err,callback),
this[kHTTPContext]=null):queueMicrotask(callback),this[kResume]()})}},createRedirectInterceptor=require_redirect_interceptor();
function onError(client,err){if(client[kRunning]===0&&err.code!=="UND_ERR_INFO"&&err.code!=="UND_ERR_SOCKET"){assert(client[kPendingIdx]===
client[kRunningIdx]);let requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){let request=requests[i];
util.errorRequest(client,request,err)}assert(client[kSize]===0)}}async function connect(client){assert(!client[kConnecting]),
assert(!client[kHTTPContext]);let{host,hostname,protocol,port}=client[kUrl];if(hostname[0]==="["){let idx=hostname.indexOf(
"]");assert(idx!==-1);let ip=hostname.substring(1,idx);assert(net.isIP(ip)),hostname=ip}client[kConnecting]=!0,channels.
beforeConnect.hasSubscribers&&channels.beforeConnect.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.
version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector]});try{let socket=await new Promise(
(resolve,reject)=>{client[kConnector]({host,hostname,protocol,port,servername:client[kServerName],localAddress:client[kLocalAddress]},
(err,socket2)=>{err?reject(err):resolve(socket2)})});if(client.destroyed){util.destroy(socket.on("error",noop),new ClientDestroyedError);
return}assert(socket);try{client[kHTTPContext]=socket.alpnProtocol==="h2"?await connectH2(client,socket):await connectH1(
client,socket)}catch(err){throw socket.destroy().on("error",noop),err}client[kConnecting]=!1,socket[kCounter]=0,socket[kMaxRequests]=
client[kMaxRequests],socket[kClient]=client,socket[kError]=null,channels.connected.hasSubscribers&&channels.connected.publish(
{connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},
connector:client[kConnector],socket}),client.emit("connect",client[kUrl],[client])}catch(err){if(client.destroyed)return;
if(client[kConnecting]=!1,channels.connectError.hasSubscribers&&channels.connectError.publish({connectParams:{host,hostname,
protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],
error:err}),err.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(assert(client[kRunning]===0);client[kPending]>0&&client[kQueue][client[kPendingIdx]].
servername===client[kServerName];){let request=client[kQueue][client[kPendingIdx]++];util.errorRequest(client,request,err)}else
onError(client,err);client.emit("connectionError",client[kUrl],[client],err)}client[kResume]()}function emitDrain(client){
client[kNeedDrain]=0,client.emit("drain",client[kUrl],[client])}function resume(client,sync){client[kResuming]!==2&&(client[kResuming]=
2,_resume(client,sync),client[kResuming]=0,client[kRunningIdx]>256&&(client[kQueue].splice(0,client[kRunningIdx]),client[kPendingIdx]-=
client[kRunningIdx],client[kRunningIdx]=0))}function _resume(client,sync){for(;;){if(client.destroyed){assert(client[kPending]===
0);return}if(client[kClosedResolve]&&!client[kSize]){client[kClosedResolve](),client[kClosedResolve]=null;return}if(client[kHTTPContext]&&
client[kHTTPContext].resume(),client[kBusy])client[kNeedDrain]=2;else if(client[kNeedDrain]===2){sync?(client[kNeedDrain]=
1,queueMicrotask(()=>emitDrain(client))):emitDrain(client);continue}if(client[kPending]===0||client[kRunning]>=(getPipelining(
client)||1))return;let request=client[kQueue][client[kPendingIdx]];if(client[kUrl].protocol==="https:"&&client[kServerName]!==
request.servername){if(client[kRunning]>0)return;client[kServerName]=request.servername,client[kHTTPContext]?.destroy(new InformationalError(
"servername changed"),()=>{client[kHTTPContext]=null,resume(client)})}if(client[kConnecting])return;if(!client[kHTTPContext]){
connect(client);return}if(client[kHTTPContext].destroyed||client[kHTTPContext].busy(request))return;!request.aborted&&client[kHTTPContext].
write(request)?client[kPendingIdx]++:client[kQueue].splice(client[kPendingIdx],1)}}module.exports=Client}});var require_pool=__commonJS({"node_modules/undici/lib/dispatcher/pool.js"(exports,module){"use strict";var{PoolBase,kClients,
kNeedDrain,kAddClient,kGetDispatcher}=require_pool_base(),Client=require_client(),{InvalidArgumentError}=require_errors(),
util=require_util(),{kUrl,kInterceptors}=require_symbols(),buildConnector=require_connect(),kOptions=Symbol("options"),kConnections=Symbol(
"connections"),kFactory=Symbol("factory");function defaultFactory(origin,opts){return new Client(origin,opts)}var Pool=class extends PoolBase{constructor(origin,{
connections,factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,autoSelectFamilyAttemptTimeout,
allowH2,...options}={}){if(connections!=null&&(!Number.isFinite(connections)||connections<0))throw new InvalidArgumentError(
"invalid connections");if(typeof factory!="function")throw new InvalidArgumentError("factory must be a function.");if(connect!=
null&&typeof connect!="function"&&typeof connect!="object")throw new InvalidArgumentError("connect must be a function or\
 an object");typeof connect!="function"&&(connect=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,
...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})),super(options),this[kInterceptors]=
options.interceptors?.Pool&&Array.isArray(options.interceptors.Pool)?options.interceptors.Pool:[],this[kConnections]=connections||
null,this[kUrl]=util.parseOrigin(origin),this[kOptions]={...util.deepClone(options),connect,allowH2},this[kOptions].interceptors=
options.interceptors?{...options.interceptors}:void 0,this[kFactory]=factory,this.on("connectionError",(origin2,targets,error)=>{
for(let target of targets){let idx=this[kClients].indexOf(target);idx!==-1&&this[kClients].splice(idx,1)}})}[kGetDispatcher](){
for(let client of this[kClients])if(!client[kNeedDrain])return client;if(!this[kConnections]||this[kClients].length<this[kConnections]){
let dispatcher=this[kFactory](this[kUrl],this[kOptions]);return this[kAddClient](dispatcher),dispatcher}}};module.exports=
Pool}});var require_agent=__commonJS({"node_modules/undici/lib/dispatcher/agent.js"(exports,module){"use strict";var{InvalidArgumentError}=require_errors(),
{kClients,kRunning,kClose,kDestroy,kDispatch,kInterceptors}=require_symbols(),DispatcherBase=require_dispatcher_base(),Pool=require_pool(),
Client=require_client(),util=require_util(),createRedirectInterceptor=require_redirect_interceptor(),kOnConnect=Symbol("\
onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kMaxRedirections=Symbol(
"maxRedirections"),kOnDrain=Symbol("onDrain"),kFactory=Symbol("factory"),kOptions=Symbol("options");function defaultFactory(origin,opts){
return opts&&opts.connections===1?new Client(origin,opts):new Pool(origin,opts)}var Agent3=class extends DispatcherBase{constructor({
factory=defaultFactory,maxRedirections=0,connect,tls,...options}={}){if(typeof factory!="function")throw new InvalidArgumentError(
"factory must be a function.");if(connect!=null&&typeof connect!="function"&&typeof connect!="object")throw new InvalidArgumentError(
"connect must be a function or an object");if(!Number.isInteger(maxRedirections)||maxRedirections<0)throw new InvalidArgumentError(
"maxRedirections must be a positive number");super(options),connect&&typeof connect!="function"&&(connect={...connect}),
tls&&typeof tls!="function"&&(tls={...tls}),this[kInterceptors]=options.interceptors?.Agent&&Array.isArray(options.interceptors.
Agent)?options.interceptors.Agent:[createRedirectInterceptor({maxRedirections})],this[kOptions]={...util.deepClone(options),
connect,tls},this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0,this[kMaxRedirections]=maxRedirections,
this[kFactory]=factory,this[kClients]=new Map,this[kOnDrain]=(origin,targets)=>{this.emit("drain",origin,[this,...targets])},
this[kOnConnect]=(origin,targets)=>{this.emit("connect",origin,[this,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{
this.emit("disconnect",origin,[this,...targets],err)},this[kOnConnectionError]=(origin,targets,err)=>{this.emit("connect\
ionError",origin,[this,...targets],err)}}get[kRunning](){let ret=0;for(let client of this[kClients].values())ret+=client[kRunning];
return ret}[kDispatch](opts,handler){let key;if(opts.origin&&(typeof opts.origin=="string"||opts.origin instanceof URL))
key=String(opts.origin);else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");let dispatcher=this[kClients].
get(key);return dispatcher||(dispatcher=this[kFactory](opts.origin,this[kOptions]).on("drain",this[kOnDrain]).on("connec\
t",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].
set(key,dispatcher)),dispatcher.dispatch(opts,handler)}async[kClose](){let closePromises=[];for(let client of this[kClients].
values())closePromises.push(client.close());this[kClients].clear(),await Promise.all(closePromises)}async[kDestroy](err){
let destroyPromises=[];for(let client of this[kClients].values())destroyPromises.push(client.destroy(err));this[kClients].
clear(),await Promise.all(destroyPromises)}};module.exports=Agent3}});var require_proxy_agent=__commonJS({"node_modules/undici/lib/dispatcher/proxy-agent.js"(exports,module){"use strict";var{
kProxy,kClose,kDestroy,kDispatch,kInterceptors}=require_symbols(),{URL:URL2}=__require("node:url"),Agent3=require_agent(),
Pool=require_pool(),DispatcherBase=require_dispatcher_base(),{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError}=require_errors(),
buildConnector=require_connect(),Client=require_client(),kAgent=Symbol("proxy agent"),kClient=Symbol("proxy client"),kProxyHeaders=Symbol(
"proxy headers"),kRequestTls=Symbol("request tls settings"),kProxyTls=Symbol("proxy tls settings"),kConnectEndpoint=Symbol(
"connect endpoint function"),kTunnelProxy=Symbol("tunnel proxy");function defaultProtocolPort(protocol){return protocol===
"https:"?443:80}function defaultFactory(origin,opts){return new Pool(origin,opts)}var noop=()=>{};function defaultAgentFactory(origin,opts){
return opts.connections===1?new Client(origin,opts):new Pool(origin,opts)}var Http1ProxyWrapper=class extends DispatcherBase{#client;constructor(proxyUrl,{
headers={},connect,factory}){if(super(),!proxyUrl)throw new InvalidArgumentError("Proxy URL is mandatory");this[kProxyHeaders]=
headers,factory?this.#client=factory(proxyUrl,{connect}):this.#client=new Client(proxyUrl,{connect})}[kDispatch](opts,handler){
let onHeaders=handler.onHeaders;handler.onHeaders=function(statusCode,data,resume){if(statusCode===407){typeof handler.onError==
"function"&&handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));return}onHeaders&&onHeaders.
call(this,statusCode,data,resume)};let{origin,path="/",headers={}}=opts;if(opts.path=origin+path,!("host"in headers)&&!("\
Host"in headers)){let{host}=new URL2(origin);headers.host=host}return opts.headers={...this[kProxyHeaders],...headers},this.#client[kDispatch](
opts,handler)}async[kClose](){return this.#client.close()}async[kDestroy](err){return this.#client.destroy(err)}},ProxyAgent2=class extends DispatcherBase{constructor(opts){
if(super(),!opts||typeof opts=="object"&&!(opts instanceof URL2)&&!opts.uri)throw new InvalidArgumentError("Proxy uri is\
 mandatory");let{clientFactory=defaultFactory}=opts;if(typeof clientFactory!="function")throw new InvalidArgumentError("\
Proxy opts.clientFactory must be a function.");let{proxyTunnel=!0}=opts,url=this.#getUrl(opts),{href,origin,port,protocol,
username,password,hostname:proxyHostname}=url;if(this[kProxy]={uri:href,protocol},this[kInterceptors]=opts.interceptors?.
ProxyAgent&&Array.isArray(opts.interceptors.ProxyAgent)?opts.interceptors.ProxyAgent:[],this[kRequestTls]=opts.requestTls,
this[kProxyTls]=opts.proxyTls,this[kProxyHeaders]=opts.headers||{},this[kTunnelProxy]=proxyTunnel,opts.auth&&opts.token)
throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");opts.auth?this[kProxyHeaders]["\
proxy-authorization"]=`Basic ${opts.auth}`:opts.token?this[kProxyHeaders]["proxy-authorization"]=opts.token:username&&password&&
(this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).
toString("base64")}`);let connect=buildConnector({...opts.proxyTls});this[kConnectEndpoint]=buildConnector({...opts.requestTls});
let agentFactory=opts.factory||defaultAgentFactory,factory=(origin2,options)=>{let{protocol:protocol2}=new URL2(origin2);
return!this[kTunnelProxy]&&protocol2==="http:"&&this[kProxy].protocol==="http:"?new Http1ProxyWrapper(this[kProxy].uri,{
headers:this[kProxyHeaders],connect,factory:agentFactory}):agentFactory(origin2,options)};this[kClient]=clientFactory(url,
{connect}),this[kAgent]=new Agent3({...opts,factory,connect:async(opts2,callback)=>{let requestedPath=opts2.host;opts2.port||
(requestedPath+=`:${defaultProtocolPort(opts2.protocol)}`);try{let{socket,statusCode}=await this[kClient].connect({origin,
port,path:requestedPath,signal:opts2.signal,headers:{...this[kProxyHeaders],host:opts2.host},servername:this[kProxyTls]?.
servername||proxyHostname});if(statusCode!==200&&(socket.on("error",noop).destroy(),callback(new RequestAbortedError(`Pr\
oxy response (${statusCode}) !== 200 when HTTP Tunneling`))),opts2.protocol!=="https:"){callback(null,socket);return}let servername;
this[kRequestTls]?servername=this[kRequestTls].servername:servername=opts2.servername,this[kConnectEndpoint]({...opts2,servername,
httpSocket:socket},callback)}catch(err){err.code==="ERR_TLS_CERT_ALTNAME_INVALID"?callback(new SecureProxyConnectionError(
err)):callback(err)}}})}dispatch(opts,handler){let headers=buildHeaders(opts.headers);if(throwIfProxyAuthIsSent(headers),
headers&&!("host"in headers)&&!("Host"in headers)){let{host}=new URL2(opts.origin);headers.host=host}return this[kAgent].
dispatch({...opts,headers},handler)}#getUrl(opts){return typeof opts=="string"?new URL2(opts):opts instanceof URL2?opts:
new URL2(opts.uri)}async[kClose](){await this[kAgent].close(),await this[kClient].close()}async[kDestroy](){await this[kAgent].
destroy(),await this[kClient].destroy()}};function buildHeaders(headers){if(Array.isArray(headers)){let headersPair={};for(let i=0;i<
headers.length;i+=2)headersPair[headers[i]]=headers[i+1];return headersPair}return headers}function throwIfProxyAuthIsSent(headers){
if(headers&&Object.keys(headers).find(key=>key.toLowerCase()==="proxy-authorization"))throw new InvalidArgumentError("Pr\
oxy-Authorization should be sent in ProxyAgent constructor")}module.exports=ProxyAgent2}});var require_headers=__commonJS({"node_modules/undici/lib/web/fetch/headers.js"(exports,module){"use strict";var{kConstruct}=require_symbols(),
{kEnumerableProperty}=require_util(),{iteratorMixin,isValidHeaderName,isValidHeaderValue}=require_util3(),{webidl}=require_webidl(),
assert=__require("node:assert"),util=__require("node:util"),kHeadersMap=Symbol("headers map"),kHeadersSortedMap=Symbol("\
headers map sorted");function isHTTPWhiteSpaceCharCode(code){return code===10||code===13||code===9||code===32}function headerValueNormalize(potentialValue){
let i=0,j=potentialValue.length;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j-1));)--j;for(;j>i&&isHTTPWhiteSpaceCharCode(
potentialValue.charCodeAt(i));)++i;return i===0&&j===potentialValue.length?potentialValue:potentialValue.substring(i,j)}
function fill(headers,object){if(Array.isArray(object))for(let i=0;i<object.length;++i){let header=object[i];if(header.length!==
2)throw webidl.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${header.
length}.`});appendHeader(headers,header[0],header[1])}else if(typeof object=="object"&&object!==null){let keys=Object.keys(
object);for(let i=0;i<keys.length;++i)appendHeader(headers,keys[i],object[keys[i]])}else throw webidl.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteStri\
ng>"]})}function appendHeader(headers,name,value){if(value=headerValueNormalize(value),isValidHeaderName(name)){if(!isValidHeaderValue(
value))throw webidl.errors.invalidArgument({prefix:"Headers.append",value,type:"header value"})}else throw webidl.errors.
invalidArgument({prefix:"Headers.append",value:name,type:"header name"});if(getHeadersGuard(headers)==="immutable")throw new TypeError(
"immutable");return getHeadersList(headers).append(name,value,!1)}function compareHeaderName(a,b){return a[0]<b[0]?-1:1}
var HeadersList=class _HeadersList{cookies=null;constructor(init){init instanceof _HeadersList?(this[kHeadersMap]=new Map(
init[kHeadersMap]),this[kHeadersSortedMap]=init[kHeadersSortedMap],this.cookies=init.cookies===null?null:[...init.cookies]):
(this[kHeadersMap]=new Map(init),this[kHeadersSortedMap]=null)}contains(name,isLowerCase){return this[kHeadersMap].has(isLowerCase?
name:name.toLowerCase())}clear(){this[kHeadersMap].clear(),this[kHeadersSortedMap]=null,this.cookies=null}append(name,value,isLowerCase){
this[kHeadersSortedMap]=null;let lowercaseName=isLowerCase?name:name.toLowerCase(),exists=this[kHeadersMap].get(lowercaseName);
if(exists){let delimiter=lowercaseName==="cookie"?"; ":", ";this[kHeadersMap].set(lowercaseName,{name:exists.name,value:`${exists.
value}${delimiter}${value}`})}else this[kHeadersMap].set(lowercaseName,{name,value});lowercaseName==="set-cookie"&&(this.
cookies??=[]).push(value)}set(name,value,isLowerCase){this[kHeadersSortedMap]=null;let lowercaseName=isLowerCase?name:name.
toLowerCase();lowercaseName==="set-cookie"&&(this.cookies=[value]),this[kHeadersMap].set(lowercaseName,{name,value})}delete(name,isLowerCase){
this[kHeadersSortedMap]=null,isLowerCase||(name=name.toLowerCase()),name==="set-cookie"&&(this.cookies=null),this[kHeadersMap].
delete(name)}get(name,isLowerCase){return this[kHeadersMap].get(isLowerCase?name:name.toLowerCase())?.value??null}*[Symbol.
iterator](){for(let{0:name,1:{value}}of this[kHeadersMap])yield[name,value]}get entries(){let headers={};if(this[kHeadersMap].
size!==0)for(let{name,value}of this[kHeadersMap].values())headers[name]=value;return headers}rawValues(){return this[kHeadersMap].
values()}get entriesList(){let headers=[];if(this[kHeadersMap].size!==0)for(let{0:lowerName,1:{name,value}}of this[kHeadersMap])
if(lowerName==="set-cookie")for(let cookie of this.cookies)headers.push([name,cookie]);else headers.push([name,value]);return headers}toSortedArray(){
let size=this[kHeadersMap].size,array=new Array(size);if(size<=32){if(size===0)return array;let iterator=this[kHeadersMap][Symbol.
iterator](),firstValue=iterator.next().value;array[0]=[firstValue[0],firstValue[1].value],assert(firstValue[1].value!==null);
for(let i=1,j=0,right=0,left=0,pivot=0,x,value;i<size;++i){for(value=iterator.next().value,x=array[i]=[value[0],value[1].
value],assert(x[1]!==null),left=0,right=i;left<right;)pivot=left+(right-left>>1),array[pivot][0]<=x[0]?left=pivot+1:right=
pivot;if(i!==pivot){for(j=i;j>left;)array[j]=array[--j];array[left]=x}}if(!iterator.next().done)throw new TypeError("Unr\
eachable");return array}else{let i=0;for(let{0:name,1:{value}}of this[kHeadersMap])array[i++]=[name,value],assert(value!==
null);return array.sort(compareHeaderName)}}},Headers2=class _Headers{#guard;#headersList;constructor(init=void 0){webidl.
util.markAsUncloneable(this),init!==kConstruct&&(this.#headersList=new HeadersList,this.#guard="none",init!==void 0&&(init=
webidl.converters.HeadersInit(init,"Headers contructor","init"),fill(this,init)))}append(name,value){webidl.brandCheck(this,
_Headers),webidl.argumentLengthCheck(arguments,2,"Headers.append");let prefix="Headers.append";return name=webidl.converters.
ByteString(name,prefix,"name"),value=webidl.converters.ByteString(value,prefix,"value"),appendHeader(this,name,value)}delete(name){
if(webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,1,"Headers.delete"),name=webidl.converters.ByteString(
name,"Headers.delete","name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix:"Headers.delete",value:name,
type:"header name"});if(this.#guard==="immutable")throw new TypeError("immutable");this.#headersList.contains(name,!1)&&
this.#headersList.delete(name,!1)}get(name){webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,1,"Hea\
ders.get");let prefix="Headers.get";if(name=webidl.converters.ByteString(name,prefix,"name"),!isValidHeaderName(name))throw webidl.
errors.invalidArgument({prefix,value:name,type:"header name"});return this.#headersList.get(name,!1)}has(name){webidl.brandCheck(
this,_Headers),webidl.argumentLengthCheck(arguments,1,"Headers.has");let prefix="Headers.has";if(name=webidl.converters.
ByteString(name,prefix,"name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,value:name,type:"hea\
der name"});return this.#headersList.contains(name,!1)}set(name,value){webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(
arguments,2,"Headers.set");let prefix="Headers.set";if(name=webidl.converters.ByteString(name,prefix,"name"),value=webidl.
converters.ByteString(value,prefix,"value"),value=headerValueNormalize(value),isValidHeaderName(name)){if(!isValidHeaderValue(
value))throw webidl.errors.invalidArgument({prefix,value,type:"header value"})}else throw webidl.errors.invalidArgument(
{prefix,value:name,type:"header name"});if(this.#guard==="immutable")throw new TypeError("immutable");this.#headersList.
set(name,value,!1)}getSetCookie(){webidl.brandCheck(this,_Headers);let list=this.#headersList.cookies;return list?[...list]:
[]}get[kHeadersSortedMap](){if(this.#headersList[kHeadersSortedMap])return this.#headersList[kHeadersSortedMap];let headers=[],
names=this.#headersList.toSortedArray(),cookies=this.#headersList.cookies;if(cookies===null||cookies.length===1)return this.#headersList[kHeadersSortedMap]=
names;for(let i=0;i<names.length;++i){let{0:name,1:value}=names[i];if(name==="set-cookie")for(let j=0;j<cookies.length;++j)
headers.push([name,cookies[j]]);else headers.push([name,value])}return this.#headersList[kHeadersSortedMap]=headers}[util.
inspect.custom](depth,options){return options.depth??=depth,`Headers ${util.formatWithOptions(options,this.#headersList.
entries)}`}static getHeadersGuard(o){return o.#guard}static setHeadersGuard(o,guard){o.#guard=guard}static getHeadersList(o){
return o.#headersList}static setHeadersList(o,list){o.#headersList=list}},{getHeadersGuard,setHeadersGuard,getHeadersList,
setHeadersList}=Headers2;Reflect.deleteProperty(Headers2,"getHeadersGuard");Reflect.deleteProperty(Headers2,"setHeadersG\
uard");Reflect.deleteProperty(Headers2,"getHeadersList");Reflect.deleteProperty(Headers2,"setHeadersList");iteratorMixin(
"Headers",Headers2,kHeadersSortedMap,0,1);Object.defineProperties(Headers2.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,
get:kEnumerableProperty,has:kEnumerableProperty,set:kEnumerableProperty,getSetCookie:kEnumerableProperty,[Symbol.toStringTag]:{
value:"Headers",configurable:!0},[util.inspect.custom]:{enumerable:!1}});webidl.converters.HeadersInit=function(V,prefix,argument){
if(webidl.util.Type(V)==="Object"){let iterator=Reflect.get(V,Symbol.iterator);if(!util.types.isProxy(V)&&iterator===Headers2.
prototype.entries)try{return getHeadersList(V).entriesList}catch{}return typeof iterator=="function"?webidl.converters["\
sequence<sequence<ByteString>>"](V,prefix,argument,iterator.bind(V)):webidl.converters["record<ByteString, ByteString>"](
V,prefix,argument)}throw webidl.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequ\
ence<sequence<ByteString>>","record<ByteString, ByteString>"]})};module.exports={fill,compareHeaderName,Headers:Headers2,
HeadersList,getHeadersGuard,setHeadersGuard,setHeadersList,getHeadersList}}});var require_response=__commonJS({"node_modules/undici/lib/web/fetch/response.js"(exports,module){"use strict";var{Headers:Headers2,
HeadersList,fill,getHeadersGuard,setHeadersGuard,setHeadersList}=require_headers(),{extractBody,cloneBody,mixinBody,hasFinalizationRegistry,
streamRegistry,bodyUnusable}=require_body(),util=require_util(),nodeUtil=__require("node:util"),{kEnumerableProperty}=util,
{isValidReasonPhrase,isCancelled,isAborted,isBlobLike,serializeJavascriptValueToJSONString,isErrorLike,isomorphicEncode,
environmentSettingsObject:relevantRealm}=require_util3(),{redirectStatusSet,nullBodyStatus}=require_constants3(),{kState,
kHeaders}=require_symbols2(),{webidl}=require_webidl(),{FormData}=require_formdata(),{URLSerializer}=require_data_url(),
{kConstruct}=require_symbols(),assert=__require("node:assert"),{types}=__require("node:util"),textEncoder=new TextEncoder(
"utf-8"),Response=class _Response{static error(){return fromInnerResponse(makeNetworkError(),"immutable")}static json(data,init={}){
webidl.argumentLengthCheck(arguments,1,"Response.json"),init!==null&&(init=webidl.converters.ResponseInit(init));let bytes=textEncoder.
encode(serializeJavascriptValueToJSONString(data)),body=extractBody(bytes),responseObject=fromInnerResponse(makeResponse(
{}),"response");return initializeResponse(responseObject,init,{body:body[0],type:"application/json"}),responseObject}static redirect(url,status=302){
webidl.argumentLengthCheck(arguments,1,"Response.redirect"),url=webidl.converters.USVString(url),status=webidl.converters["\
unsigned short"](status);let parsedURL;try{parsedURL=new URL(url,relevantRealm.settingsObject.baseUrl)}catch(err){throw new TypeError(
`Failed to parse URL from ${url}`,{cause:err})}if(!redirectStatusSet.has(status))throw new RangeError(`Invalid status co\
de ${status}`);let responseObject=fromInnerResponse(makeResponse({}),"immutable");responseObject[kState].status=status;let value=isomorphicEncode(
URLSerializer(parsedURL));return responseObject[kState].headersList.append("location",value,!0),responseObject}constructor(body=null,init={}){
if(webidl.util.markAsUncloneable(this),body===kConstruct)return;body!==null&&(body=webidl.converters.BodyInit(body)),init=
webidl.converters.ResponseInit(init),this[kState]=makeResponse({}),this[kHeaders]=new Headers2(kConstruct),setHeadersGuard(
this[kHeaders],"response"),setHeadersList(this[kHeaders],this[kState].headersList);let bodyWithType=null;if(body!=null){
let[extractedBody,type]=extractBody(body);bodyWithType={body:extractedBody,type}}initializeResponse(this,init,bodyWithType)}get type(){
return webidl.brandCheck(this,_Response),this[kState].type}get url(){webidl.brandCheck(this,_Response);let urlList=this[kState].
urlList,url=urlList[urlList.length-1]??null;return url===null?"":URLSerializer(url,!0)}get redirected(){return webidl.brandCheck(
this,_Response),this[kState].urlList.length>1}get status(){return webidl.brandCheck(this,_Response),this[kState].status}get ok(){
return webidl.brandCheck(this,_Response),this[kState].status>=200&&this[kState].status<=299}get statusText(){return webidl.
brandCheck(this,_Response),this[kState].statusText}get headers(){return webidl.brandCheck(this,_Response),this[kHeaders]}get body(){
return webidl.brandCheck(this,_Response),this[kState].body?this[kState].body.stream:null}get bodyUsed(){return webidl.brandCheck(
this,_Response),!!this[kState].body&&util.isDisturbed(this[kState].body.stream)}clone(){if(webidl.brandCheck(this,_Response),
bodyUnusable(this))throw webidl.errors.exception({header:"Response.clone",message:"Body has already been consumed."});let clonedResponse=cloneResponse(
this[kState]);return hasFinalizationRegistry&&this[kState].body?.stream&&streamRegistry.register(this,new WeakRef(this[kState].
body.stream)),fromInnerResponse(clonedResponse,getHeadersGuard(this[kHeaders]))}[nodeUtil.inspect.custom](depth,options){
options.depth===null&&(options.depth=2),options.colors??=!0;let properties={status:this.status,statusText:this.statusText,
headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.
url};return`Response ${nodeUtil.formatWithOptions(options,properties)}`}};mixinBody(Response);Object.defineProperties(Response.
prototype,{type:kEnumerableProperty,url:kEnumerableProperty,status:kEnumerableProperty,ok:kEnumerableProperty,redirected:kEnumerableProperty,
statusText:kEnumerableProperty,headers:kEnumerableProperty,clone:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,
[Symbol.toStringTag]:{value:"Response",configurable:!0}});Object.defineProperties(Response,{json:kEnumerableProperty,redirect:kEnumerableProperty,
error:kEnumerableProperty});function cloneResponse(response){if(response.internalResponse)return filterResponse(cloneResponse(
response.internalResponse),response.type);let newResponse=makeResponse({...response,body:null});return response.body!=null&&
(newResponse.body=cloneBody(newResponse,response.body)),newResponse}function makeResponse(init){return{aborted:!1,rangeRequested:!1,
timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",
...init,headersList:init?.headersList?new HeadersList(init?.headersList):new HeadersList,urlList:init?.urlList?[...init.
urlList]:[]}}function makeNetworkError(reason){let isError=isErrorLike(reason);return makeResponse({type:"error",status:0,
error:isError?reason:new Error(reason&&String(reason)),aborted:reason&&reason.name==="AbortError"})}function isNetworkError(response){
return response.type==="error"&&response.status===0}function makeFilteredResponse(response,state){return state={internalResponse:response,
...state},new Proxy(response,{get(target,p){return p in state?state[p]:target[p]},set(target,p,value){return assert(!(p in
state)),target[p]=value,!0}})}function filterResponse(response,type){if(type==="basic")return makeFilteredResponse(response,
{type:"basic",headersList:response.headersList});if(type==="cors")return makeFilteredResponse(response,{type:"cors",headersList:response.
headersList});if(type==="opaque")return makeFilteredResponse(response,{type:"opaque",urlList:Object.freeze([]),status:0,
statusText:"",body:null});if(type==="opaqueredirect")return makeFilteredResponse(response,{type:"opaqueredirect",status:0,
statusText:"",headersList:[],body:null});assert(!1)}function makeAppropriateNetworkError(fetchParams,err=null){return assert(
isCancelled(fetchParams)),isAborted(fetchParams)?makeNetworkError(Object.assign(new DOMException("The operation was abor\
ted.","AbortError"),{cause:err})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:err}))}
function initializeResponse(response,init,body){if(init.status!==null&&(init.status<200||init.status>599))throw new RangeError(
'init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in init&&init.statusText!=null&&!isValidReasonPhrase(
String(init.statusText)))throw new TypeError("Invalid statusText");if("status"in init&&init.status!=null&&(response[kState].
status=init.status),"statusText"in init&&init.statusText!=null&&(response[kState].statusText=init.statusText),"headers"in
init&&init.headers!=null&&fill(response[kHeaders],init.headers),body){if(nullBodyStatus.includes(response.status))throw webidl.
errors.exception({header:"Response constructor",message:`Invalid response status code ${response.status}`});response[kState].
body=body.body,body.type!=null&&!response[kState].headersList.contains("content-type",!0)&&response[kState].headersList.
append("content-type",body.type,!0)}}function fromInnerResponse(innerResponse,guard){let response=new Response(kConstruct);
return response[kState]=innerResponse,response[kHeaders]=new Headers2(kConstruct),setHeadersList(response[kHeaders],innerResponse.
headersList),setHeadersGuard(response[kHeaders],guard),hasFinalizationRegistry&&innerResponse.body?.stream&&streamRegistry.
register(response,new WeakRef(innerResponse.body.stream)),response}webidl.converters.ReadableStream=webidl.interfaceConverter(
ReadableStream);webidl.converters.FormData=webidl.interfaceConverter(FormData);webidl.converters.URLSearchParams=webidl.
interfaceConverter(URLSearchParams);webidl.converters.XMLHttpRequestBodyInit=function(V,prefix,name){return typeof V=="s\
tring"?webidl.converters.USVString(V,prefix,name):isBlobLike(V)?webidl.converters.Blob(V,prefix,name,{strict:!1}):ArrayBuffer.
isView(V)||types.isArrayBuffer(V)?webidl.converters.BufferSource(V,prefix,name):util.isFormDataLike(V)?webidl.converters.
FormData(V,prefix,name,{strict:!1}):V instanceof URLSearchParams?webidl.converters.URLSearchParams(V,prefix,name):webidl.
converters.DOMString(V,prefix,name)};webidl.converters.BodyInit=function(V,prefix,argument){return V instanceof ReadableStream?
webidl.converters.ReadableStream(V,prefix,argument):V?.[Symbol.asyncIterator]?V:webidl.converters.XMLHttpRequestBodyInit(
V,prefix,argument)};webidl.converters.ResponseInit=webidl.dictionaryConverter([{key:"status",converter:webidl.converters["\
unsigned short"],defaultValue:()=>200},{key:"statusText",converter:webidl.converters.ByteString,defaultValue:()=>""},{key:"\
headers",converter:webidl.converters.HeadersInit}]);module.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,
filterResponse,Response,cloneResponse,fromInnerResponse}}});var require_dispatcher_weakref=__commonJS({"node_modules/undici/lib/web/fetch/dispatcher-weakref.js"(exports,module){"us\
e strict";var{kConnected,kSize}=require_symbols(),CompatWeakRef=class{constructor(value){this.value=value}deref(){return this.
value[kConnected]===0&&this.value[kSize]===0?void 0:this.value}},CompatFinalizer=class{constructor(finalizer){this.finalizer=
finalizer}register(dispatcher,key){dispatcher.on&&dispatcher.on("disconnect",()=>{dispatcher[kConnected]===0&&dispatcher[kSize]===
0&&this.finalizer(key)})}unregister(key){}};module.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.
startsWith("v18")?(process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"),{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}):
{WeakRef,FinalizationRegistry}}}});var require_request2=__commonJS({"node_modules/undici/lib/web/fetch/request.js"(exports,module){"use strict";var{extractBody,
mixinBody,cloneBody,bodyUnusable}=require_body(),{Headers:Headers2,fill:fillHeaders,HeadersList,setHeadersGuard,getHeadersGuard,
setHeadersList,getHeadersList}=require_headers(),{FinalizationRegistry:FinalizationRegistry2}=require_dispatcher_weakref()(),
util=require_util(),nodeUtil=__require("node:util"),{isValidHTTPToken,sameOrigin,environmentSettingsObject}=require_util3(),
{forbiddenMethodsSet,corsSafeListedMethodsSet,referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,
requestDuplex}=require_constants3(),{kEnumerableProperty,normalizedMethodRecordsBase,normalizedMethodRecords}=util,{kHeaders,
kSignal,kState,kDispatcher}=require_symbols2(),{webidl}=require_webidl(),{URLSerializer}=require_data_url(),{kConstruct}=require_symbols(),
assert=__require("node:assert"),{getMaxListeners,setMaxListeners,getEventListeners,defaultMaxListeners}=__require("node:events"),
kAbortController=Symbol("abortController"),requestFinalizer=new FinalizationRegistry2(({signal,abort})=>{signal.removeEventListener(
"abort",abort)}),dependentControllerMap=new WeakMap;function buildAbort(acRef){return abort;function abort(){let ac=acRef.
deref();if(ac!==void 0){requestFinalizer.unregister(abort),this.removeEventListener("abort",abort),ac.abort(this.reason);
let controllerList=dependentControllerMap.get(ac.signal);if(controllerList!==void 0){if(controllerList.size!==0){for(let ref of controllerList){
let ctrl=ref.deref();ctrl!==void 0&&ctrl.abort(this.reason)}controllerList.clear()}dependentControllerMap.delete(ac.signal)}}}}
var patchMethodWarning=!1,Request=class _Request{constructor(input,init={}){if(webidl.util.markAsUncloneable(this),input===
kConstruct)return;let prefix="Request constructor";webidl.argumentLengthCheck(arguments,1,prefix),input=webidl.converters.
RequestInfo(input,prefix,"input"),init=webidl.converters.RequestInit(init,prefix,"init");let request=null,fallbackMode=null,
baseUrl=environmentSettingsObject.settingsObject.baseUrl,signal=null;if(typeof input=="string"){this[kDispatcher]=init.dispatcher;
let parsedURL;try{parsedURL=new URL(input,baseUrl)}catch(err){throw new TypeError("Failed to parse URL from "+input,{cause:err})}
if(parsedURL.username||parsedURL.password)throw new TypeError("Request cannot be constructed from a URL that includes cr\
edentials: "+input);request=makeRequest({urlList:[parsedURL]}),fallbackMode="cors"}else this[kDispatcher]=init.dispatcher||
input[kDispatcher],assert(input instanceof _Request),request=input[kState],signal=input[kSignal];let origin=environmentSettingsObject.
settingsObject.origin,window="client";if(request.window?.constructor?.name==="EnvironmentSettingsObject"&&sameOrigin(request.
window,origin)&&(window=request.window),init.window!=null)throw new TypeError(`'window' option '${window}' must be null`);
"window"in init&&(window="no-window"),request=makeRequest({method:request.method,headersList:request.headersList,unsafeRequest:request.
unsafeRequest,client:environmentSettingsObject.settingsObject,window,priority:request.priority,origin:request.origin,referrer:request.
referrer,referrerPolicy:request.referrerPolicy,mode:request.mode,credentials:request.credentials,cache:request.cache,redirect:request.
redirect,integrity:request.integrity,keepalive:request.keepalive,reloadNavigation:request.reloadNavigation,historyNavigation:request.
historyNavigation,urlList:[...request.urlList]});let initHasKey=Object.keys(init).length!==0;if(initHasKey&&(request.mode===
"navigate"&&(request.mode="same-origin"),request.reloadNavigation=!1,request.historyNavigation=!1,request.origin="client",
request.referrer="client",request.referrerPolicy="",request.url=request.urlList[request.urlList.length-1],request.urlList=
[request.url]),init.referrer!==void 0){let referrer=init.referrer;if(referrer==="")request.referrer="no-referrer";else{let parsedReferrer;
try{parsedReferrer=new URL(referrer,baseUrl)}catch(err){throw new TypeError(`Referrer "${referrer}" is not a valid URL.`,
{cause:err})}parsedReferrer.protocol==="about:"&&parsedReferrer.hostname==="client"||origin&&!sameOrigin(parsedReferrer,
environmentSettingsObject.settingsObject.baseUrl)?request.referrer="client":request.referrer=parsedReferrer}}init.referrerPolicy!==
void 0&&(request.referrerPolicy=init.referrerPolicy);let mode;if(init.mode!==void 0?mode=init.mode:mode=fallbackMode,mode===
"navigate")throw webidl.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(mode!=
null&&(request.mode=mode),init.credentials!==void 0&&(request.credentials=init.credentials),init.cache!==void 0&&(request.
cache=init.cache),request.cache==="only-if-cached"&&request.mode!=="same-origin")throw new TypeError("'only-if-cached' c\
an be set only with 'same-origin' mode");if(init.redirect!==void 0&&(request.redirect=init.redirect),init.integrity!=null&&
(request.integrity=String(init.integrity)),init.keepalive!==void 0&&(request.keepalive=!!init.keepalive),init.method!==void 0){
let method=init.method,mayBeNormalized=normalizedMethodRecords[method];if(mayBeNormalized!==void 0)request.method=mayBeNormalized;else{
if(!isValidHTTPToken(method))throw new TypeError(`'${method}' is not a valid HTTP method.`);let upperCase=method.toUpperCase();
if(forbiddenMethodsSet.has(upperCase))throw new TypeError(`'${method}' HTTP method is unsupported.`);method=normalizedMethodRecordsBase[upperCase]??
method,request.method=method}!patchMethodWarning&&request.method==="patch"&&(process.emitWarning("Using `patch` is highl\
y likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),
patchMethodWarning=!0)}init.signal!==void 0&&(signal=init.signal),this[kState]=request;let ac=new AbortController;if(this[kSignal]=
ac.signal,signal!=null){if(!signal||typeof signal.aborted!="boolean"||typeof signal.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(signal.aborted)ac.abort(signal.reason);else{
this[kAbortController]=ac;let acRef=new WeakRef(ac),abort=buildAbort(acRef);try{(typeof getMaxListeners=="function"&&getMaxListeners(
signal)===defaultMaxListeners||getEventListeners(signal,"abort").length>=defaultMaxListeners)&&setMaxListeners(1500,signal)}catch{}
util.addAbortListener(signal,abort),requestFinalizer.register(ac,{signal,abort},abort)}}if(this[kHeaders]=new Headers2(kConstruct),
setHeadersList(this[kHeaders],request.headersList),setHeadersGuard(this[kHeaders],"request"),mode==="no-cors"){if(!corsSafeListedMethodsSet.
has(request.method))throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);setHeadersGuard(this[kHeaders],
"request-no-cors")}if(initHasKey){let headersList=getHeadersList(this[kHeaders]),headers=init.headers!==void 0?init.headers:
new HeadersList(headersList);if(headersList.clear(),headers instanceof HeadersList){for(let{name,value}of headers.rawValues())
headersList.append(name,value,!1);headersList.cookies=headers.cookies}else fillHeaders(this[kHeaders],headers)}let inputBody=input instanceof
_Request?input[kState].body:null;if((init.body!=null||inputBody!=null)&&(request.method==="GET"||request.method==="HEAD"))
throw new TypeError("Request with GET/HEAD method cannot have body.");let initBody=null;if(init.body!=null){let[extractedBody,
contentType]=extractBody(init.body,request.keepalive);initBody=extractedBody,contentType&&!getHeadersList(this[kHeaders]).
contains("content-type",!0)&&this[kHeaders].append("content-type",contentType)}let inputOrInitBody=initBody??inputBody;if(inputOrInitBody!=
null&&inputOrInitBody.source==null){if(initBody!=null&&init.duplex==null)throw new TypeError("RequestInit: duplex option\
 is required when sending a body.");if(request.mode!=="same-origin"&&request.mode!=="cors")throw new TypeError('If reque\
st is made from ReadableStream, mode should be "same-origin" or "cors"');request.useCORSPreflightFlag=!0}let finalBody=inputOrInitBody;
if(initBody==null&&inputBody!=null){if(bodyUnusable(input))throw new TypeError("Cannot construct a Request with a Reques\
t object that has already been used.");let identityTransform=new TransformStream;inputBody.stream.pipeThrough(identityTransform),
finalBody={source:inputBody.source,length:inputBody.length,stream:identityTransform.readable}}this[kState].body=finalBody}get method(){
return webidl.brandCheck(this,_Request),this[kState].method}get url(){return webidl.brandCheck(this,_Request),URLSerializer(
this[kState].url)}get headers(){return webidl.brandCheck(this,_Request),this[kHeaders]}get destination(){return webidl.brandCheck(
this,_Request),this[kState].destination}get referrer(){return webidl.brandCheck(this,_Request),this[kState].referrer==="\
no-referrer"?"":this[kState].referrer==="client"?"about:client":this[kState].referrer.toString()}get referrerPolicy(){return webidl.
brandCheck(this,_Request),this[kState].referrerPolicy}get mode(){return webidl.brandCheck(this,_Request),this[kState].mode}get credentials(){
return this[kState].credentials}get cache(){return webidl.brandCheck(this,_Request),this[kState].cache}get redirect(){return webidl.
brandCheck(this,_Request),this[kState].redirect}get integrity(){return webidl.brandCheck(this,_Request),this[kState].integrity}get keepalive(){
return webidl.brandCheck(this,_Request),this[kState].keepalive}get isReloadNavigation(){return webidl.brandCheck(this,_Request),
this[kState].reloadNavigation}get isHistoryNavigation(){return webidl.brandCheck(this,_Request),this[kState].historyNavigation}get signal(){
return webidl.brandCheck(this,_Request),this[kSignal]}get body(){return webidl.brandCheck(this,_Request),this[kState].body?
this[kState].body.stream:null}get bodyUsed(){return webidl.brandCheck(this,_Request),!!this[kState].body&&util.isDisturbed(
this[kState].body.stream)}get duplex(){return webidl.brandCheck(this,_Request),"half"}clone(){if(webidl.brandCheck(this,
_Request),bodyUnusable(this))throw new TypeError("unusable");let clonedRequest=cloneRequest(this[kState]),ac=new AbortController;
if(this.signal.aborted)ac.abort(this.signal.reason);else{let list=dependentControllerMap.get(this.signal);list===void 0&&
(list=new Set,dependentControllerMap.set(this.signal,list));let acRef=new WeakRef(ac);list.add(acRef),util.addAbortListener(
ac.signal,buildAbort(acRef))}return fromInnerRequest(clonedRequest,ac.signal,getHeadersGuard(this[kHeaders]))}[nodeUtil.
inspect.custom](depth,options){options.depth===null&&(options.depth=2),options.colors??=!0;let properties={method:this.method,
url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,
mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.
keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`\
Request ${nodeUtil.formatWithOptions(options,properties)}`}};mixinBody(Request);function makeRequest(init){return{method:init.
method??"GET",localURLsOnly:init.localURLsOnly??!1,unsafeRequest:init.unsafeRequest??!1,body:init.body??null,client:init.
client??null,reservedClient:init.reservedClient??null,replacesClientId:init.replacesClientId??"",window:init.window??"cl\
ient",keepalive:init.keepalive??!1,serviceWorkers:init.serviceWorkers??"all",initiator:init.initiator??"",destination:init.
destination??"",priority:init.priority??null,origin:init.origin??"client",policyContainer:init.policyContainer??"client",
referrer:init.referrer??"client",referrerPolicy:init.referrerPolicy??"",mode:init.mode??"no-cors",useCORSPreflightFlag:init.
useCORSPreflightFlag??!1,credentials:init.credentials??"same-origin",useCredentials:init.useCredentials??!1,cache:init.cache??
"default",redirect:init.redirect??"follow",integrity:init.integrity??"",cryptoGraphicsNonceMetadata:init.cryptoGraphicsNonceMetadata??
"",parserMetadata:init.parserMetadata??"",reloadNavigation:init.reloadNavigation??!1,historyNavigation:init.historyNavigation??
!1,userActivation:init.userActivation??!1,taintedOrigin:init.taintedOrigin??!1,redirectCount:init.redirectCount??0,responseTainting:init.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:init.preventNoCacheCacheControlHeaderModification??
!1,done:init.done??!1,timingAllowFailed:init.timingAllowFailed??!1,urlList:init.urlList,url:init.urlList[0],headersList:init.
headersList?new HeadersList(init.headersList):new HeadersList}}function cloneRequest(request){let newRequest=makeRequest(
{...request,body:null});return request.body!=null&&(newRequest.body=cloneBody(newRequest,request.body)),newRequest}function fromInnerRequest(innerRequest,signal,guard){
let request=new Request(kConstruct);return request[kState]=innerRequest,request[kSignal]=signal,request[kHeaders]=new Headers2(
kConstruct),setHeadersList(request[kHeaders],innerRequest.headersList),setHeadersGuard(request[kHeaders],guard),request}
Object.defineProperties(Request.prototype,{method:kEnumerableProperty,url:kEnumerableProperty,headers:kEnumerableProperty,
redirect:kEnumerableProperty,clone:kEnumerableProperty,signal:kEnumerableProperty,duplex:kEnumerableProperty,destination:kEnumerableProperty,
body:kEnumerableProperty,bodyUsed:kEnumerableProperty,isHistoryNavigation:kEnumerableProperty,isReloadNavigation:kEnumerableProperty,
keepalive:kEnumerableProperty,integrity:kEnumerableProperty,cache:kEnumerableProperty,credentials:kEnumerableProperty,attribute:kEnumerableProperty,
referrerPolicy:kEnumerableProperty,referrer:kEnumerableProperty,mode:kEnumerableProperty,[Symbol.toStringTag]:{value:"Re\
quest",configurable:!0}});webidl.converters.Request=webidl.interfaceConverter(Request);webidl.converters.RequestInfo=function(V,prefix,argument){
return typeof V=="string"?webidl.converters.USVString(V,prefix,argument):V instanceof Request?webidl.converters.Request(
V,prefix,argument):webidl.converters.USVString(V,prefix,argument)};webidl.converters.AbortSignal=webidl.interfaceConverter(
AbortSignal);webidl.converters.RequestInit=webidl.dictionaryConverter([{key:"method",converter:webidl.converters.ByteString},
{key:"headers",converter:webidl.converters.HeadersInit},{key:"body",converter:webidl.nullableConverter(webidl.converters.
BodyInit)},{key:"referrer",converter:webidl.converters.USVString},{key:"referrerPolicy",converter:webidl.converters.DOMString,
allowedValues:referrerPolicy},{key:"mode",converter:webidl.converters.DOMString,allowedValues:requestMode},{key:"credent\
ials",converter:webidl.converters.DOMString,allowedValues:requestCredentials},{key:"cache",converter:webidl.converters.DOMString,
allowedValues:requestCache},{key:"redirect",converter:webidl.converters.DOMString,allowedValues:requestRedirect},{key:"i\
ntegrity",converter:webidl.converters.DOMString},{key:"keepalive",converter:webidl.converters.boolean},{key:"signal",converter:webidl.
nullableConverter(signal=>webidl.converters.AbortSignal(signal,"RequestInit","signal",{strict:!1}))},{key:"window",converter:webidl.
converters.any},{key:"duplex",converter:webidl.converters.DOMString,allowedValues:requestDuplex},{key:"dispatcher",converter:webidl.
converters.any}]);module.exports={Request,makeRequest,fromInnerRequest,cloneRequest}}});var require_global2=__commonJS({"node_modules/undici/lib/global.js"(exports,module){"use strict";var globalDispatcher=Symbol.
for("undici.globalDispatcher.1"),{InvalidArgumentError}=require_errors(),Agent3=require_agent();getGlobalDispatcher()===
void 0&&setGlobalDispatcher(new Agent3);function setGlobalDispatcher(agent2){if(!agent2||typeof agent2.dispatch!="functi\
on")throw new InvalidArgumentError("Argument agent must implement Agent");Object.defineProperty(globalThis,globalDispatcher,
{value:agent2,writable:!0,enumerable:!1,configurable:!1})}function getGlobalDispatcher(){return globalThis[globalDispatcher]}
module.exports={setGlobalDispatcher,getGlobalDispatcher}}});var require_fetch=__commonJS({"node_modules/undici/lib/web/fetch/index.js"(exports,module){"use strict";var{makeNetworkError,
makeAppropriateNetworkError,filterResponse,makeResponse,fromInnerResponse}=require_response(),{HeadersList}=require_headers(),
{Request,cloneRequest}=require_request2(),zlib=__require("node:zlib"),{bytesMatch,makePolicyContainer,clonePolicyContainer,
requestBadPort,TAOCheck,appendRequestOriginHeader,responseLocationURL,requestCurrentURL,setRequestReferrerPolicyOnRedirect,
tryUpgradeRequestToAPotentiallyTrustworthyURL,createOpaqueTimingInfo,appendFetchMetadata,corsCheck,crossOriginResourcePolicyCheck,
determineRequestsReferrer,coarsenedSharedCurrentTime,createDeferredPromise,isBlobLike,sameOrigin,isCancelled,isAborted,isErrorLike,
fullyReadBody,readableStreamClose,isomorphicEncode,urlIsLocal,urlIsHttpHttpsScheme,urlHasHttpsScheme,clampAndCoarsenConnectionTimingInfo,
simpleRangeHeaderValue,buildContentRange,createInflate,extractMimeType}=require_util3(),{kState,kDispatcher}=require_symbols2(),
assert=__require("node:assert"),{safelyExtractBody,extractBody}=require_body(),{redirectStatusSet,nullBodyStatus,safeMethodsSet,
requestBodyHeader,subresourceSet}=require_constants3(),EE=__require("node:events"),{Readable,pipeline,finished}=__require("node:stream"),
{addAbortListener,isErrored,isReadable,bufferToLowerCasedHeaderName}=require_util(),{dataURLProcessor,serializeAMimeType,
minimizeSupportedMimeType}=require_data_url(),{getGlobalDispatcher}=require_global2(),{webidl}=require_webidl(),{STATUS_CODES}=__require("node:http"),
GET_OR_HEAD=["GET","HEAD"],defaultUserAgent=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici",resolveObjectURL,
Fetch=class extends EE{constructor(dispatcher){super(),this.dispatcher=dispatcher,this.connection=null,this.dump=!1,this.
state="ongoing"}terminate(reason){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(reason),this.
emit("terminated",reason))}abort(error){this.state==="ongoing"&&(this.state="aborted",error||(error=new DOMException("Th\
e operation was aborted.","AbortError")),this.serializedAbortReason=error,this.connection?.destroy(error),this.emit("ter\
minated",error))}};function handleFetchDone(response){finalizeAndReportTiming(response,"fetch")}function fetch2(input,init=void 0){
webidl.argumentLengthCheck(arguments,1,"globalThis.fetch");let p=createDeferredPromise(),requestObject;try{requestObject=
new Request(input,init)}catch(e){return p.reject(e),p.promise}let request=requestObject[kState];if(requestObject.signal.
aborted)return abortFetch(p,request,null,requestObject.signal.reason),p.promise;request.client.globalObject?.constructor?.
name==="ServiceWorkerGlobalScope"&&(request.serviceWorkers="none");let responseObject=null,locallyAborted=!1,controller=null;
return addAbortListener(requestObject.signal,()=>{locallyAborted=!0,assert(controller!=null),controller.abort(requestObject.
signal.reason);let realResponse=responseObject?.deref();abortFetch(p,request,realResponse,requestObject.signal.reason)}),
controller=fetching({request,processResponseEndOfBody:handleFetchDone,processResponse:response=>{if(!locallyAborted){if(response.
aborted){abortFetch(p,request,responseObject,controller.serializedAbortReason);return}if(response.type==="error"){p.reject(
new TypeError("fetch failed",{cause:response.error}));return}responseObject=new WeakRef(fromInnerResponse(response,"immu\
table")),p.resolve(responseObject.deref()),p=null}},dispatcher:requestObject[kDispatcher]}),p.promise}function finalizeAndReportTiming(response,initiatorType="\
other"){if(response.type==="error"&&response.aborted||!response.urlList?.length)return;let originalURL=response.urlList[0],
timingInfo=response.timingInfo,cacheState=response.cacheState;urlIsHttpHttpsScheme(originalURL)&&timingInfo!==null&&(response.
timingAllowPassed||(timingInfo=createOpaqueTimingInfo({startTime:timingInfo.startTime}),cacheState=""),timingInfo.endTime=
coarsenedSharedCurrentTime(),response.timingInfo=timingInfo,markResourceTiming(timingInfo,originalURL.href,initiatorType,
globalThis,cacheState))}var markResourceTiming=performance.markResourceTiming;function abortFetch(p,request,responseObject,error){
if(p&&p.reject(error),request.body!=null&&isReadable(request.body?.stream)&&request.body.stream.cancel(error).catch(err=>{
if(err.code!=="ERR_INVALID_STATE")throw err}),responseObject==null)return;let response=responseObject[kState];response.body!=
null&&isReadable(response.body?.stream)&&response.body.stream.cancel(error).catch(err=>{if(err.code!=="ERR_INVALID_STATE")
throw err})}function fetching({request,processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseEndOfBody,
processResponseConsumeBody,useParallelQueue=!1,dispatcher=getGlobalDispatcher()}){assert(dispatcher);let taskDestination=null,
crossOriginIsolatedCapability=!1;request.client!=null&&(taskDestination=request.client.globalObject,crossOriginIsolatedCapability=
request.client.crossOriginIsolatedCapability);let currentTime=coarsenedSharedCurrentTime(crossOriginIsolatedCapability),
timingInfo=createOpaqueTimingInfo({startTime:currentTime}),fetchParams={controller:new Fetch(dispatcher),request,timingInfo,
processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseConsumeBody,processResponseEndOfBody,
taskDestination,crossOriginIsolatedCapability};return assert(!request.body||request.body.stream),request.window==="clien\
t"&&(request.window=request.client?.globalObject?.constructor?.name==="Window"?request.client:"no-window"),request.origin===
"client"&&(request.origin=request.client.origin),request.policyContainer==="client"&&(request.client!=null?request.policyContainer=
clonePolicyContainer(request.client.policyContainer):request.policyContainer=makePolicyContainer()),request.headersList.
contains("accept",!0)||request.headersList.append("accept","*/*",!0),request.headersList.contains("accept-language",!0)||
request.headersList.append("accept-language","*",!0),request.priority,subresourceSet.has(request.destination),mainFetch(
fetchParams).catch(err=>{fetchParams.controller.terminate(err)}),fetchParams.controller}async function mainFetch(fetchParams,recursive=!1){
let request=fetchParams.request,response=null;if(request.localURLsOnly&&!urlIsLocal(requestCurrentURL(request))&&(response=
makeNetworkError("local URLs only")),tryUpgradeRequestToAPotentiallyTrustworthyURL(request),requestBadPort(request)==="b\
locked"&&(response=makeNetworkError("bad port")),request.referrerPolicy===""&&(request.referrerPolicy=request.policyContainer.
referrerPolicy),request.referrer!=="no-referrer"&&(request.referrer=determineRequestsReferrer(request)),response===null&&
(response=await(async()=>{let currentURL=requestCurrentURL(request);return sameOrigin(currentURL,request.url)&&request.responseTainting===
"basic"||currentURL.protocol==="data:"||request.mode==="navigate"||request.mode==="websocket"?(request.responseTainting=
"basic",await schemeFetch(fetchParams)):request.mode==="same-origin"?makeNetworkError('request mode cannot be "same-orig\
in"'):request.mode==="no-cors"?request.redirect!=="follow"?makeNetworkError('redirect mode cannot be "follow" for "no-co\
rs" request'):(request.responseTainting="opaque",await schemeFetch(fetchParams)):urlIsHttpHttpsScheme(requestCurrentURL(
request))?(request.responseTainting="cors",await httpFetch(fetchParams)):makeNetworkError("URL scheme must be a HTTP(S) \
scheme")})()),recursive)return response;response.status!==0&&!response.internalResponse&&(request.responseTainting,request.
responseTainting==="basic"?response=filterResponse(response,"basic"):request.responseTainting==="cors"?response=filterResponse(
response,"cors"):request.responseTainting==="opaque"?response=filterResponse(response,"opaque"):assert(!1));let internalResponse=response.
status===0?response:response.internalResponse;if(internalResponse.urlList.length===0&&internalResponse.urlList.push(...request.
urlList),request.timingAllowFailed||(response.timingAllowPassed=!0),response.type==="opaque"&&internalResponse.status===
206&&internalResponse.rangeRequested&&!request.headers.contains("range",!0)&&(response=internalResponse=makeNetworkError()),
response.status!==0&&(request.method==="HEAD"||request.method==="CONNECT"||nullBodyStatus.includes(internalResponse.status))&&
(internalResponse.body=null,fetchParams.controller.dump=!0),request.integrity){let processBodyError=reason=>fetchFinale(
fetchParams,makeNetworkError(reason));if(request.responseTainting==="opaque"||response.body==null){processBodyError(response.
error);return}let processBody=bytes=>{if(!bytesMatch(bytes,request.integrity)){processBodyError("integrity mismatch");return}
response.body=safelyExtractBody(bytes)[0],fetchFinale(fetchParams,response)};await fullyReadBody(response.body,processBody,
processBodyError)}else fetchFinale(fetchParams,response)}function schemeFetch(fetchParams){if(isCancelled(fetchParams)&&
fetchParams.request.redirectCount===0)return Promise.resolve(makeAppropriateNetworkError(fetchParams));let{request}=fetchParams,
{protocol:scheme}=requestCurrentURL(request);switch(scheme){case"about:":return Promise.resolve(makeNetworkError("about \
scheme is not supported"));case"blob:":{resolveObjectURL||(resolveObjectURL=__require("node:buffer").resolveObjectURL);let blobURLEntry=requestCurrentURL(
request);if(blobURLEntry.search.length!==0)return Promise.resolve(makeNetworkError("NetworkError when attempting to fetc\
h resource."));let blob=resolveObjectURL(blobURLEntry.toString());if(request.method!=="GET"||!isBlobLike(blob))return Promise.
resolve(makeNetworkError("invalid method"));let response=makeResponse(),fullLength=blob.size,serializedFullLength=isomorphicEncode(
`${fullLength}`),type=blob.type;if(request.headersList.contains("range",!0)){response.rangeRequested=!0;let rangeHeader=request.
headersList.get("range",!0),rangeValue=simpleRangeHeaderValue(rangeHeader,!0);if(rangeValue==="failure")return Promise.resolve(
makeNetworkError("failed to fetch the data URL"));let{rangeStartValue:rangeStart,rangeEndValue:rangeEnd}=rangeValue;if(rangeStart===
null)rangeStart=fullLength-rangeEnd,rangeEnd=rangeStart+rangeEnd-1;else{if(rangeStart>=fullLength)return Promise.resolve(
makeNetworkError("Range start is greater than the blob's size."));(rangeEnd===null||rangeEnd>=fullLength)&&(rangeEnd=fullLength-
1)}let slicedBlob=blob.slice(rangeStart,rangeEnd,type),slicedBodyWithType=extractBody(slicedBlob);response.body=slicedBodyWithType[0];
let serializedSlicedLength=isomorphicEncode(`${slicedBlob.size}`),contentRange=buildContentRange(rangeStart,rangeEnd,fullLength);
response.status=206,response.statusText="Partial Content",response.headersList.set("content-length",serializedSlicedLength,
!0),response.headersList.set("content-type",type,!0),response.headersList.set("content-range",contentRange,!0)}else{let bodyWithType=extractBody(
blob);response.statusText="OK",response.body=bodyWithType[0],response.headersList.set("content-length",serializedFullLength,
!0),response.headersList.set("content-type",type,!0)}return Promise.resolve(response)}case"data:":{let currentURL=requestCurrentURL(
request),dataURLStruct=dataURLProcessor(currentURL);if(dataURLStruct==="failure")return Promise.resolve(makeNetworkError(
"failed to fetch the data URL"));let mimeType=serializeAMimeType(dataURLStruct.mimeType);return Promise.resolve(makeResponse(
{statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:mimeType}]],body:safelyExtractBody(dataURLStruct.
body)[0]}))}case"file:":return Promise.resolve(makeNetworkError("not implemented... yet..."));case"http:":case"https:":return httpFetch(
fetchParams).catch(err=>makeNetworkError(err));default:return Promise.resolve(makeNetworkError("unknown scheme"))}}function finalizeResponse(fetchParams,response){
fetchParams.request.done=!0,fetchParams.processResponseDone!=null&&queueMicrotask(()=>fetchParams.processResponseDone(response))}
function fetchFinale(fetchParams,response){let timingInfo=fetchParams.timingInfo,processResponseEndOfBody=()=>{let unsafeEndTime=Date.
now();fetchParams.request.destination==="document"&&(fetchParams.controller.fullTimingInfo=timingInfo),fetchParams.controller.
reportTimingSteps=()=>{if(fetchParams.request.url.protocol!=="https:")return;timingInfo.endTime=unsafeEndTime;let cacheState=response.
cacheState,bodyInfo=response.bodyInfo;response.timingAllowPassed||(timingInfo=createOpaqueTimingInfo(timingInfo),cacheState=
"");let responseStatus=0;if(fetchParams.request.mode!=="navigator"||!response.hasCrossOriginRedirects){responseStatus=response.
status;let mimeType=extractMimeType(response.headersList);mimeType!=="failure"&&(bodyInfo.contentType=minimizeSupportedMimeType(
mimeType))}fetchParams.request.initiatorType!=null&&markResourceTiming(timingInfo,fetchParams.request.url.href,fetchParams.
request.initiatorType,globalThis,cacheState,bodyInfo,responseStatus)};let processResponseEndOfBodyTask=()=>{fetchParams.
request.done=!0,fetchParams.processResponseEndOfBody!=null&&queueMicrotask(()=>fetchParams.processResponseEndOfBody(response)),
fetchParams.request.initiatorType!=null&&fetchParams.controller.reportTimingSteps()};queueMicrotask(()=>processResponseEndOfBodyTask())};
fetchParams.processResponse!=null&&queueMicrotask(()=>{fetchParams.processResponse(response),fetchParams.processResponse=
null});let internalResponse=response.type==="error"?response:response.internalResponse??response;internalResponse.body==
null?processResponseEndOfBody():finished(internalResponse.body.stream,()=>{processResponseEndOfBody()})}async function httpFetch(fetchParams){
let request=fetchParams.request,response=null,actualResponse=null,timingInfo=fetchParams.timingInfo;if(request.serviceWorkers,
response===null){if(request.redirect==="follow"&&(request.serviceWorkers="none"),actualResponse=response=await httpNetworkOrCacheFetch(
fetchParams),request.responseTainting==="cors"&&corsCheck(request,response)==="failure")return makeNetworkError("cors fa\
ilure");TAOCheck(request,response)==="failure"&&(request.timingAllowFailed=!0)}return(request.responseTainting==="opaque"||
response.type==="opaque")&&crossOriginResourcePolicyCheck(request.origin,request.client,request.destination,actualResponse)===
"blocked"?makeNetworkError("blocked"):(redirectStatusSet.has(actualResponse.status)&&(request.redirect!=="manual"&&fetchParams.
controller.connection.destroy(void 0,!1),request.redirect==="error"?response=makeNetworkError("unexpected redirect"):request.
redirect==="manual"?response=actualResponse:request.redirect==="follow"?response=await httpRedirectFetch(fetchParams,response):
assert(!1)),response.timingInfo=timingInfo,response)}function httpRedirectFetch(fetchParams,response){let request=fetchParams.
request,actualResponse=response.internalResponse?response.internalResponse:response,locationURL;try{if(locationURL=responseLocationURL(
actualResponse,requestCurrentURL(request).hash),locationURL==null)return response}catch(err){return Promise.resolve(makeNetworkError(
err))}if(!urlIsHttpHttpsScheme(locationURL))return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
if(request.redirectCount===20)return Promise.resolve(makeNetworkError("redirect count exceeded"));if(request.redirectCount+=
1,request.mode==="cors"&&(locationURL.username||locationURL.password)&&!sameOrigin(request,locationURL))return Promise.resolve(
makeNetworkError('cross origin not allowed for request mode "cors"'));if(request.responseTainting==="cors"&&(locationURL.
username||locationURL.password))return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode\
 "cors"'));if(actualResponse.status!==303&&request.body!=null&&request.body.source==null)return Promise.resolve(makeNetworkError());
if([301,302].includes(actualResponse.status)&&request.method==="POST"||actualResponse.status===303&&!GET_OR_HEAD.includes(
request.method)){request.method="GET",request.body=null;for(let headerName of requestBodyHeader)request.headersList.delete(
headerName)}sameOrigin(requestCurrentURL(request),locationURL)||(request.headersList.delete("authorization",!0),request.
headersList.delete("proxy-authorization",!0),request.headersList.delete("cookie",!0),request.headersList.delete("host",!0)),
request.body!=null&&(assert(request.body.source!=null),request.body=safelyExtractBody(request.body.source)[0]);let timingInfo=fetchParams.
timingInfo;return timingInfo.redirectEndTime=timingInfo.postRedirectStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability),
timingInfo.redirectStartTime===0&&(timingInfo.redirectStartTime=timingInfo.startTime),request.urlList.push(locationURL),
setRequestReferrerPolicyOnRedirect(request,actualResponse),mainFetch(fetchParams,!0)}async function httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch=!1,isNewConnectionFetch=!1){
let request=fetchParams.request,httpFetchParams=null,httpRequest=null,response=null,httpCache=null,revalidatingFlag=!1;request.
window==="no-window"&&request.redirect==="error"?(httpFetchParams=fetchParams,httpRequest=request):(httpRequest=cloneRequest(
request),httpFetchParams={...fetchParams},httpFetchParams.request=httpRequest);let includeCredentials=request.credentials===
"include"||request.credentials==="same-origin"&&request.responseTainting==="basic",contentLength=httpRequest.body?httpRequest.
body.length:null,contentLengthHeaderValue=null;if(httpRequest.body==null&&["POST","PUT"].includes(httpRequest.method)&&(contentLengthHeaderValue=
"0"),contentLength!=null&&(contentLengthHeaderValue=isomorphicEncode(`${contentLength}`)),contentLengthHeaderValue!=null&&
httpRequest.headersList.append("content-length",contentLengthHeaderValue,!0),contentLength!=null&&httpRequest.keepalive,
httpRequest.referrer instanceof URL&&httpRequest.headersList.append("referer",isomorphicEncode(httpRequest.referrer.href),
!0),appendRequestOriginHeader(httpRequest),appendFetchMetadata(httpRequest),httpRequest.headersList.contains("user-agent",
!0)||httpRequest.headersList.append("user-agent",defaultUserAgent),httpRequest.cache==="default"&&(httpRequest.headersList.
contains("if-modified-since",!0)||httpRequest.headersList.contains("if-none-match",!0)||httpRequest.headersList.contains(
"if-unmodified-since",!0)||httpRequest.headersList.contains("if-match",!0)||httpRequest.headersList.contains("if-range",
!0))&&(httpRequest.cache="no-store"),httpRequest.cache==="no-cache"&&!httpRequest.preventNoCacheCacheControlHeaderModification&&
!httpRequest.headersList.contains("cache-control",!0)&&httpRequest.headersList.append("cache-control","max-age=0",!0),(httpRequest.
cache==="no-store"||httpRequest.cache==="reload")&&(httpRequest.headersList.contains("pragma",!0)||httpRequest.headersList.
append("pragma","no-cache",!0),httpRequest.headersList.contains("cache-control",!0)||httpRequest.headersList.append("cac\
he-control","no-cache",!0)),httpRequest.headersList.contains("range",!0)&&httpRequest.headersList.append("accept-encodin\
g","identity",!0),httpRequest.headersList.contains("accept-encoding",!0)||(urlHasHttpsScheme(requestCurrentURL(httpRequest))?
httpRequest.headersList.append("accept-encoding","br, gzip, deflate",!0):httpRequest.headersList.append("accept-encoding",
"gzip, deflate",!0)),httpRequest.headersList.delete("host",!0),httpCache==null&&(httpRequest.cache="no-store"),httpRequest.
cache!=="no-store"&&httpRequest.cache,response==null){if(httpRequest.cache==="only-if-cached")return makeNetworkError("o\
nly if cached");let forwardResponse=await httpNetworkFetch(httpFetchParams,includeCredentials,isNewConnectionFetch);!safeMethodsSet.
has(httpRequest.method)&&forwardResponse.status>=200&&forwardResponse.status<=399,revalidatingFlag&&forwardResponse.status,
response==null&&(response=forwardResponse)}if(response.urlList=[...httpRequest.urlList],httpRequest.headersList.contains(
"range",!0)&&(response.rangeRequested=!0),response.requestIncludesCredentials=includeCredentials,response.status===407)return request.
window==="no-window"?makeNetworkError():isCancelled(fetchParams)?makeAppropriateNetworkError(fetchParams):makeNetworkError(
"proxy authentication required");if(response.status===421&&!isNewConnectionFetch&&(request.body==null||request.body.source!=
null)){if(isCancelled(fetchParams))return makeAppropriateNetworkError(fetchParams);fetchParams.controller.connection.destroy(),
response=await httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch,!0)}return response}async function httpNetworkFetch(fetchParams,includeCredentials=!1,forceNewConnection=!1){
assert(!fetchParams.controller.connection||fetchParams.controller.connection.destroyed),fetchParams.controller.connection=
{abort:null,destroyed:!1,destroy(err,abort=!0){this.destroyed||(this.destroyed=!0,abort&&this.abort?.(err??new DOMException(
"The operation was aborted.","AbortError")))}};let request=fetchParams.request,response=null,timingInfo=fetchParams.timingInfo;
null==null&&(request.cache="no-store");let newConnection=forceNewConnection?"yes":"no";request.mode;let requestBody=null;
if(request.body==null&&fetchParams.processRequestEndOfBody)queueMicrotask(()=>fetchParams.processRequestEndOfBody());else if(request.
body!=null){let processBodyChunk=async function*(bytes){isCancelled(fetchParams)||(yield bytes,fetchParams.processRequestBodyChunkLength?.(
bytes.byteLength))},processEndOfBody=()=>{isCancelled(fetchParams)||fetchParams.processRequestEndOfBody&&fetchParams.processRequestEndOfBody()},
processBodyError=e=>{isCancelled(fetchParams)||(e.name==="AbortError"?fetchParams.controller.abort():fetchParams.controller.
terminate(e))};requestBody=(async function*(){try{for await(let bytes of request.body.stream)yield*processBodyChunk(bytes);
processEndOfBody()}catch(err){processBodyError(err)}})()}try{let{body,status,statusText,headersList,socket}=await dispatch(
{body:requestBody});if(socket)response=makeResponse({status,statusText,headersList,socket});else{let iterator=body[Symbol.
asyncIterator]();fetchParams.controller.next=()=>iterator.next(),response=makeResponse({status,statusText,headersList})}}catch(err){
return err.name==="AbortError"?(fetchParams.controller.connection.destroy(),makeAppropriateNetworkError(fetchParams,err)):
makeNetworkError(err)}let pullAlgorithm=async()=>{await fetchParams.controller.resume()},cancelAlgorithm=reason=>{isCancelled(
fetchParams)||fetchParams.controller.abort(reason)},stream=new ReadableStream({async start(controller){fetchParams.controller.
controller=controller},async pull(controller){await pullAlgorithm(controller)},async cancel(reason){await cancelAlgorithm(
reason)},type:"bytes"});response.body={stream,source:null,length:null},fetchParams.controller.resume||fetchParams.controller.
on("terminated",onAborted),fetchParams.controller.resume=async()=>{for(;;){let bytes,isFailure;try{let{done,value}=await fetchParams.
controller.next();if(isAborted(fetchParams))break;bytes=done?void 0:value}catch(err){fetchParams.controller.ended&&!timingInfo.
encodedBodySize?bytes=void 0:(bytes=err,isFailure=!0)}if(bytes===void 0){readableStreamClose(fetchParams.controller.controller),
finalizeResponse(fetchParams,response);return}if(timingInfo.decodedBodySize+=bytes?.byteLength??0,isFailure){fetchParams.
controller.terminate(bytes);return}let buffer=new Uint8Array(bytes);if(buffer.byteLength&&fetchParams.controller.controller.
enqueue(buffer),isErrored(stream)){fetchParams.controller.terminate();return}if(fetchParams.controller.controller.desiredSize<=
0)return}};function onAborted(reason){isAborted(fetchParams)?(response.aborted=!0,isReadable(stream)&&fetchParams.controller.
controller.error(fetchParams.controller.serializedAbortReason)):isReadable(stream)&&fetchParams.controller.controller.error(
new TypeError("terminated",{cause:isErrorLike(reason)?reason:void 0})),fetchParams.controller.connection.destroy()}return response;
function dispatch({body}){let url=requestCurrentURL(request),agent2=fetchParams.controller.dispatcher;return new Promise(
(resolve,reject)=>agent2.dispatch({path:url.pathname+url.search,origin:url.origin,method:request.method,body:agent2.isMockActive?
request.body&&(request.body.source||request.body.stream):body,headers:request.headersList.entries,maxRedirections:0,upgrade:request.
mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(abort){let{connection}=fetchParams.controller;timingInfo.
finalConnectionTimingInfo=clampAndCoarsenConnectionTimingInfo(void 0,timingInfo.postRedirectStartTime,fetchParams.crossOriginIsolatedCapability),
connection.destroyed?abort(new DOMException("The operation was aborted.","AbortError")):(fetchParams.controller.on("term\
inated",abort),this.abort=connection.abort=abort),timingInfo.finalNetworkRequestStartTime=coarsenedSharedCurrentTime(fetchParams.
crossOriginIsolatedCapability)},onResponseStarted(){timingInfo.finalNetworkResponseStartTime=coarsenedSharedCurrentTime(
fetchParams.crossOriginIsolatedCapability)},onHeaders(status,rawHeaders,resume,statusText){if(status<200)return;let location="",
headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]),
rawHeaders[i+1].toString("latin1"),!0);location=headersList.get("location",!0);let decoders=[],willFollow=location&&request.
redirect==="follow"&&redirectStatusSet.has(status);if(request.method!=="HEAD"&&request.method!=="CONNECT"&&!nullBodyStatus.
includes(status)&&!willFollow){let contentEncoding=headersList.get("content-encoding",!0),codings=contentEncoding?contentEncoding.
toLowerCase().split(","):[],maxContentEncodings=5;if(codings.length>maxContentEncodings)return this.abort(new Error(`too\
 many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`)),!0;for(let i=codings.
length-1;i>=0;--i){let coding=codings[i].trim();if(coding==="x-gzip"||coding==="gzip")decoders.push(zlib.createGunzip({flush:zlib.
constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if(coding==="deflate")decoders.push(createInflate(
{flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if(coding==="br")decoders.push(zlib.createBrotliDecompress(
{flush:zlib.constants.BROTLI_OPERATION_FLUSH,finishFlush:zlib.constants.BROTLI_OPERATION_FLUSH}));else{decoders.length=0;
break}}}this.body=new Readable({read:resume});let onError=this.onError.bind(this);return resolve({status,statusText,headersList,
body:decoders.length?pipeline(this.body,...decoders,err=>{err&&this.onError(err)}).on("error",onError):this.body.on("err\
or",onError)}),!0},onData(chunk){if(fetchParams.controller.dump)return;let bytes=chunk;return timingInfo.encodedBodySize+=
bytes.byteLength,this.body.push(bytes)},onComplete(){this.abort&&fetchParams.controller.off("terminated",this.abort),fetchParams.
controller.ended=!0,this.body.push(null)},onError(error){this.abort&&fetchParams.controller.off("terminated",this.abort),
this.body?.destroy(error),fetchParams.controller.terminate(error),reject(error)},onUpgrade(status,rawHeaders,socket){if(status!==
101)return;let headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(
rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0);return resolve({status,statusText:STATUS_CODES[status],headersList,
socket}),!0}}))}}module.exports={fetch:fetch2,Fetch,fetching,finalizeAndReportTiming}}});var require_tunnel=__commonJS({"node_modules/tunnel/lib/tunnel.js"(exports){"use strict";var net=__require("net"),tls=__require("tls"),
http2=__require("http"),https2=__require("https"),events=__require("events"),assert=__require("assert"),util=__require("util");
exports.httpOverHttp=httpOverHttp2;exports.httpsOverHttp=httpsOverHttp2;exports.httpOverHttps=httpOverHttps2;exports.httpsOverHttps=
httpsOverHttps2;function httpOverHttp2(options){var agent2=new TunnelingAgent(options);return agent2.request=http2.request,
agent2}function httpsOverHttp2(options){var agent2=new TunnelingAgent(options);return agent2.request=http2.request,agent2.
createSocket=createSecureSocket,agent2.defaultPort=443,agent2}function httpOverHttps2(options){var agent2=new TunnelingAgent(
options);return agent2.request=https2.request,agent2}function httpsOverHttps2(options){var agent2=new TunnelingAgent(options);
return agent2.request=https2.request,agent2.createSocket=createSecureSocket,agent2.defaultPort=443,agent2}function TunnelingAgent(options){
var self=this;self.options=options||{},self.proxyOptions=self.options.proxy||{},self.maxSockets=self.options.maxSockets||
http2.Agent.defaultMaxSockets,self.requests=[],self.sockets=[],self.on("free",function(socket,host,port,localAddress){for(var options2=toOptions(
host,port,localAddress),i=0,len=self.requests.length;i<len;++i){var pending=self.requests[i];if(pending.host===options2.
host&&pending.port===options2.port){self.requests.splice(i,1),pending.request.onSocket(socket);return}}socket.destroy(),
self.removeSocket(socket)})}util.inherits(TunnelingAgent,events.EventEmitter);TunnelingAgent.prototype.addRequest=function(req,host,port,localAddress){
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
debug=debug}});var require_tunnel2=__commonJS({"node_modules/tunnel/index.js"(exports,module){module.exports=require_tunnel()}});var ready,agent=()=>(ready??=Object.assign(require_dispatcher().prototype,require_api()),require_proxy_agent()),proxied=(url,options)=>require_fetch().
fetch(url,options),ProxyAgent=class{constructor(...options){return new(agent())(...options)}},fetch=(url,options)=>(options?.
dispatcher?proxied:globalThis.fetch)(url,options);import*as http from"http";import*as https from"https";function getProxyUrl(reqUrl){let usingSsl=reqUrl.protocol==="https:";if(checkBypass(reqUrl))return;let proxyVar=usingSsl?
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
password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}};var tunnel=__toESM(require_tunnel2(),1);var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
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
(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,
HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout],
RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5,HttpClientError=class _HttpClientError extends Error{constructor(message,statusCode){
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
additionalValue:clientHeader!==void 0?clientHeader:_default}_getAgent(parsedUrl){let agent2,proxyUrl=getProxyUrl(parsedUrl),
useProxy=proxyUrl&&proxyUrl.hostname;if(this._keepAlive&&useProxy&&(agent2=this._proxyAgent),useProxy||(agent2=this._agent),
agent2)return agent2;let usingSsl=parsedUrl.protocol==="https:",maxSockets=100;if(this.requestOptions&&(maxSockets=this.
requestOptions.maxSockets||http.globalAgent.maxSockets),proxyUrl&&proxyUrl.hostname){let agentOptions={maxSockets,keepAlive:this.
_keepAlive,proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}\
:${proxyUrl.password}`}),{host:proxyUrl.hostname,port:proxyUrl.port})},tunnelAgent,overHttps=proxyUrl.protocol==="https:";
usingSsl?tunnelAgent=overHttps?tunnel.httpsOverHttps:tunnel.httpsOverHttp:tunnelAgent=overHttps?tunnel.httpOverHttps:tunnel.httpOverHttp,
agent2=tunnelAgent(agentOptions),this._proxyAgent=agent2}if(!agent2){let options={keepAlive:this._keepAlive,maxSockets};
agent2=usingSsl?new https.Agent(options):new http.Agent(options),this._agent=agent2}return usingSsl&&this._ignoreSslError&&
(agent2.options=Object.assign(agent2.options||{},{rejectUnauthorized:!1})),agent2}_getProxyAgentDispatcher(parsedUrl,proxyUrl){
let proxyAgent;if(this._keepAlive&&(proxyAgent=this._proxyAgentDispatcher),proxyAgent)return proxyAgent;let usingSsl=parsedUrl.
protocol==="https:";return proxyAgent=new ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:this._keepAlive?1:0},(proxyUrl.
username||proxyUrl.password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`})),
this._proxyAgentDispatcher=proxyAgent,usingSsl&&this._ignoreSslError&&(proxyAgent.options=Object.assign(proxyAgent.options.
requestTls||{},{rejectUnauthorized:!1})),proxyAgent}_getUserAgentWithOrchestrationId(userAgent){let baseUserAgent=userAgent||
"actions/http-client",orchId=process.env.ACTIONS_ORCHESTRATION_ID;if(orchId){let sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,
"_");return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){
return __awaiter(this,void 0,void 0,function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);let ms=ExponentialBackoffTimeSlice*
Math.pow(2,retryNumber);return new Promise(resolve=>setTimeout(()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(
this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,function*(){let statusCode=res.
message.statusCode||0,response={statusCode,result:null,headers:{}};statusCode===HttpCodes.NotFound&&resolve(response);function dateTimeDeserializer(key,value){
if(typeof value=="string"){let a=new Date(value);if(!isNaN(a.valueOf()))return a}return value}let obj,contents;try{contents=
yield res.readBody(),contents&&contents.length>0&&(options&&options.deserializeDates?obj=JSON.parse(contents,dateTimeDeserializer):
obj=JSON.parse(contents),response.result=obj),response.headers=res.message.headers}catch{}if(statusCode>299){let msg;obj&&
obj.message?msg=obj.message:contents&&contents.length>0?msg=contents:msg=`Failed request: (${statusCode})`;let err=new HttpClientError(
msg,statusCode);err.result=response.result,reject(err)}else resolve(response)}))})}},lowercaseKeys=obj=>Object.keys(obj).
reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{});export{fetch,HttpClient};
