import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanLastLines,renderExcerpt,renderLastLines,titleOfLastLines}from"./action-help-history-judging-measuring.js";import{DEFAULTS,MEASURE_REASONS,
SKIP_REASONS,TERMINAL_COMMIT_DEFAULTS,checkWritableFile,danglingAlias,explainIssues,faultsIn,fileSchema,isSkip,listSkippedCommands,
makeFiles,makeSeriesCollection,parseArgs,readRegularFile,textFaults,withRecordedNames}from"./action-history-judging-measuring-reading.js";import{
asEffect,cancelOnSignals,omitNull}from"./action-github-client-history-judging-measuring-reading.js";import{BLANK_LETTERS,COMMAND_NAME,COMMIT_OPTIONS,COUNTED,
JUDGING_OPTIONS,LEVELS,MAX_JOBS,MEASURABLE,MEASURING_OPTIONS,OPTIONS,PLAIN_FORMATTER,PROFILE_FORMAT_IDS,PUBLISHING_OPTIONS,
RULES,SIDES,STATES,TEXT_LIMIT,UNCUT_FORMATTER,UNDECIDED,abbreviateSha,asCode,asUntrustedText,benchmarkKeyOf,changeWordsOf,
cleanUntrustedText,compareTexts,dayOf,daysUntil,decodeText,describeConfigChange,editDistance,emphasise,findNearestWord,formatCount,
formatDiagnostic,formatDiagnosticLine,formatHistorySize,formatList,formatLocation,formatMargin,formatMissingHistory,formatOptionValue,
formatPercent,formatRichText,formatShard,formatThrown,formatWholePercent,gomaxprocsSuffixOf,groupLabelOf,groupOfLeg,groupedNameKeyOf,
hasStoppedEarly,historyKeyOf,isAboutChange,isAbsoluteLimit,isEmptyShard,isMapping,isMeasurable,isMeasuringCode,isOver,iso_exports,
joinRichTexts,list,listChangedSettings,listNameVariants,lowerFirst,makeMistake,nameCommands,omitHistoryKeys,parseCpuList,
parseShard,parseToolOutput,presetsOf,quoteShellWord,quoteShellWords,quoteUntrustedText,relativeWorseningOf,renderCpuList,
resolveCommands,resolveValues,richText,scriptOf,shareOf,shorten,shortenMiddle,shortenSha,stripControls,toBaseUnit,toDiagnosticJson,
toError,toKebabCase,truncate,withCode,worseSign,worseWordOf}from"./action-help-history-judging-measuring-reading.js";import{VERSION,documentationUrl}from"./action-cli-help-history-judging-measuring-reading.js";
import{DEFAULT_REQUEST,EXACT_UP_TO,UserError,about,atCommit,atFlag,atInput,atKey,atKeys,atSetting,benchstatMessageOf,compilePattern,
compilePatterns,formatCompact,formatDecimals,formatQuantity,formatWithSign,gammaln,inFile,inRecording,isPlanError,isTableFormat,
makeError,makeRowFormatter,makeWarning,mannWhitney,median,medianInterval,normalQuantile,normalTail,onSide,parseUnit,projectionKeysOf,
readTables,relocate,selectForLog,smallestTwoSidedP,sortAscending,summarise,tabulateResults,throwErrors,tidyUnit,toMetricUnit,
unitDescriptionOf,untiedLowerHalf,userError,userErrorOf,withFailure,within,withoutOutput}from"./action-compare-help-history-judging-measuring-reading.js";
import{NEVER,_enum,array,boolean,discriminatedUnion,int,literal,number,object,record,strictObject,string,union,unknown}from"./action-github-client-help-history-judging-measuring-reading.js";
import{__commonJS,__require,__toESM}from"./action-cli-compare-github-client-help-history-judging-measuring-reading.js";var require_identity=__commonJS({"node_modules/yaml/dist/nodes/identity.js"(exports){"use strict";var ALIAS=Symbol.for("\
yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("\
yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias2=node=>!!node&&typeof node=="obj\
ect"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===DOC,isMap2=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===PAIR,isScalar2=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===SCALAR,isSeq2=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SEQ;function isCollection2(node){
if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:return!0}return!1}function isNode2(node){if(node&&
typeof node=="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}var hasAnchor=node=>(isScalar2(
node)||isCollection2(node))&&!!node.anchor;exports.ALIAS=ALIAS;exports.DOC=DOC;exports.MAP=MAP;exports.NODE_TYPE=NODE_TYPE;
exports.PAIR=PAIR;exports.SCALAR=SCALAR;exports.SEQ=SEQ;exports.hasAnchor=hasAnchor;exports.isAlias=isAlias2;exports.isCollection=
isCollection2;exports.isDocument=isDocument;exports.isMap=isMap2;exports.isNode=isNode2;exports.isPair=isPair;exports.isScalar=
isScalar2;exports.isSeq=isSeq2}});var require_visit=__commonJS({"node_modules/yaml/dist/visit.js"(exports){"use strict";var identity=require_identity(),BREAK=Symbol(
"break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node,visitor){let visitor_=initVisitor(
visitor);identity.isDocument(node)?visit_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):
visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;function visit_(key,node,visitor,path5){
let ctrl=callVisitor(key,node,visitor,path5);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path5,
ctrl),visit_(key,ctrl,visitor,path5);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path5=Object.freeze(path5.
concat(node));for(let i=0;i<node.items.length;++i){let ci=visit_(i,node.items[i],visitor,path5);if(typeof ci=="number")i=
ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path5=Object.
freeze(path5.concat(node));let ck=visit_("key",node.key,visitor,path5);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=
null);let cv=visit_("value",node.value,visitor,path5);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}
async function visitAsync(node,visitor){let visitor_=initVisitor(visitor);identity.isDocument(node)?await visitAsync_(null,
node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):await visitAsync_(null,node,visitor_,Object.
freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path5){
let ctrl=await callVisitor(key,node,visitor,path5);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,
path5,ctrl),visitAsync_(key,ctrl,visitor,path5);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path5=Object.freeze(
path5.concat(node));for(let i=0;i<node.items.length;++i){let ci=await visitAsync_(i,node.items[i],visitor,path5);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){
path5=Object.freeze(path5.concat(node));let ck=await visitAsync_("key",node.key,visitor,path5);if(ck===BREAK)return BREAK;
ck===REMOVE&&(node.key=null);let cv=await visitAsync_("value",node.value,visitor,path5);if(cv===BREAK)return BREAK;cv===
REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){return typeof visitor=="object"&&(visitor.Collection||
visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.
Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.
Collection},visitor):visitor}function callVisitor(key,node,visitor,path5){if(typeof visitor=="function")return visitor(key,
node,path5);if(identity.isMap(node))return visitor.Map?.(key,node,path5);if(identity.isSeq(node))return visitor.Seq?.(key,
node,path5);if(identity.isPair(node))return visitor.Pair?.(key,node,path5);if(identity.isScalar(node))return visitor.Scalar?.(
key,node,path5);if(identity.isAlias(node))return visitor.Alias?.(key,node,path5)}function replaceNode(key,path5,node){let parent=path5[path5.
length-1];if(identity.isCollection(parent))parent.items[key]=node;else if(identity.isPair(parent))key==="key"?parent.key=
node:parent.value=node;else if(identity.isDocument(parent))parent.contents=node;else{let pt=identity.isAlias(parent)?"al\
ias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports.visit=visit;exports.visitAsync=visitAsync}});var require_directives=__commonJS({"node_modules/yaml/dist/doc/directives.js"(exports){"use strict";var identity=require_identity(),
visit=require_visit(),escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(
/[!,[\]{}]/g,ch=>escapeChars[ch]),Directives=class _Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,
this.yaml=Object.assign({},_Directives.defaultYaml,yaml),this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){
let copy=new _Directives(this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){let res=new _Directives(
this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.
yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.defaultTags);break}
return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.
tags=Object.assign({},_Directives.defaultTags),this.atNextDocument=!1);let parts=line.trim().split(/[ \t]+/),name=parts.
shift();switch(name){case"%TAG":{if(parts.length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.
length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=prefix,!0}case"%YAML":{if(this.yaml.explicit=!0,parts.
length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[version2]=parts;if(version2==="1.1"||
version2==="1.2")return this.yaml.version=version2,!0;{let isValid=/^\d+\.\d+$/.test(version2);return onError(6,`Unsuppo\
rted YAML version ${version2}`,isValid),!1}}default:return onError(0,`Unknown directive ${name}`,!0),!1}}tagName(source,onError){
if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a valid tag: ${source}`),null;if(source[1]==="<"){let verbatim=source.
slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source} is invalid.`),null):
(source[source.length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);
suffix||onError(`The ${source} tag has no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(
suffix)}catch(error){return onError(String(error)),null}return handle==="!"?source:(onError(`Could not resolve tag: ${source}`),
null)}tagString(tag){for(let[handle,prefix]of Object.entries(this.tags))if(tag.startsWith(prefix))return handle+escapeTagName(
tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){let lines=this.yaml.explicit?[`%YAML ${this.
yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.
contents)){let tags={};visit.visit(doc.contents,(_key,node)=>{identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=
Object.keys(tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="tag:yaml.org,2002:"||(!doc||
tagNames.some(tn=>tn.startsWith(prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};exports.Directives=
Directives}});var require_anchors=__commonJS({"node_modules/yaml/dist/doc/anchors.js"(exports){"use strict";var identity=require_identity(),
visit=require_visit();function anchorIsValid(anchor){if(/[\x00-\x19\s,[\]{}]/.test(anchor)){let msg=`Anchor must not con\
tain whitespace or control characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}function anchorNames(root){
let anchors=new Set;return visit.visit(root,{Value(_key,node){node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){
for(let i=1;;++i){let name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){let aliasObjects=[],
sourceObjects=new Map,prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source),prevAnchors??(prevAnchors=anchorNames(
doc));let anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor),anchor},setAnchors:()=>{for(let source of aliasObjects){
let ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(ref.node)||identity.isCollection(
ref.node)))ref.node.anchor=ref.anchor;else{let error=new Error("Failed to resolve repeated object (this should not happe\
n)");throw error.source=source,error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid;exports.anchorNames=anchorNames;
exports.createNodeAnchors=createNodeAnchors;exports.findNewAnchor=findNewAnchor}});var require_applyReviver=__commonJS({"node_modules/yaml/dist/doc/applyReviver.js"(exports){"use strict";function applyReviver(reviver,obj,key,val){
if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],v1=applyReviver(reviver,
val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(val.
keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof
Set)for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(
v0),val.add(v1))}else for(let[k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:
v1!==v0&&(val[k]=v1)}return reviver.call(obj,key,val)}exports.applyReviver=applyReviver}});var require_toJS=__commonJS({"node_modules/yaml/dist/nodes/toJS.js"(exports){"use strict";var identity=require_identity();
function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.
toJSON=="function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(arg,ctx);let data={aliasCount:0,count:1,res:void 0};
ctx.anchors.set(value,data),ctx.onCreate=res2=>{data.res=res2,delete ctx.onCreate};let res=value.toJSON(arg,ctx);return ctx.
onCreate&&ctx.onCreate(res),res}return typeof value=="bigint"&&!ctx?.keep?Number(value):value}exports.toJS=toJS}});var require_Node=__commonJS({"node_modules/yaml/dist/nodes/Node.js"(exports){"use strict";var applyReviver=require_applyReviver(),
identity=require_identity(),toJS=require_toJS(),NodeBase=class{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,
{value:type})}clone(){let copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.
range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(
doc))throw new TypeError("A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===!0,
mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.toJS(this,"",ctx);if(typeof onAnchor==
"function")for(let{count:count2,res:res2}of ctx.anchors.values())onAnchor(res2,count2);return typeof reviver=="function"?
applyReviver.applyReviver(reviver,{"":res},"",res):res}};exports.NodeBase=NodeBase}});var require_Alias=__commonJS({"node_modules/yaml/dist/nodes/Alias.js"(exports){"use strict";var anchors=require_anchors(),
visit=require_visit(),identity=require_identity(),Node=require_Node(),toJS=require_toJS(),Alias=class extends Node.NodeBase{constructor(source){
super(identity.ALIAS),this.source=source,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot hav\
e tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;
ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||
identity.hasAnchor(node))&&nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found;for(let node of nodes){if(node===
this)break;node.anchor===this.source&&(found=node)}if(found&&ctx){let{anchors:anchors2,doc:doc2,maxAliasCount}=ctx,data=anchors2.
get(found);if(data||(toJS.toJS(found,null,ctx),data=anchors2.get(found)),data?.res===void 0){let msg="This should not ha\
ppen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===
0&&(data.aliasCount=getAliasCount(doc2,found,anchors2)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive al\
ias count indicates a resource exhaustion attack";throw new ReferenceError(msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{
source:this.source};let source=this.resolve(ctx.doc,ctx);if(!source){let msg=`Unresolved alias (the anchor must be set b\
efore the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){
let src=`*${this.source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.
source)){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.
implicitKey)return`${src} `}return src}};function getAliasCount(doc,node,anchors2){if(identity.isAlias(node)){let source=node.
resolve(doc),anchor=anchors2&&source&&anchors2.get(source);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.
isCollection(node)){let count2=0;for(let item of node.items){let c=getAliasCount(doc,item,anchors2);c>count2&&(count2=c)}
return count2}else if(identity.isPair(node)){let kc=getAliasCount(doc,node.key,anchors2),vc=getAliasCount(doc,node.value,
anchors2);return Math.max(kc,vc)}return 1}exports.Alias=Alias}});var require_Scalar=__commonJS({"node_modules/yaml/dist/nodes/Scalar.js"(exports){"use strict";var identity=require_identity(),
Node=require_Node(),toJS=require_toJS(),isScalarValue=value=>!value||typeof value!="function"&&typeof value!="object",Scalar=class extends Node.
NodeBase{constructor(value){super(identity.SCALAR),this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS.toJS(
this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED";Scalar.BLOCK_LITERAL="BLOC\
K_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGLE";exports.Scalar=Scalar;
exports.isScalarValue=isScalarValue}});var require_createNode=__commonJS({"node_modules/yaml/dist/doc/createNode.js"(exports){"use strict";var Alias=require_Alias(),
identity=require_identity(),Scalar=require_Scalar(),defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){
if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??match[0];if(!tagObj)throw new Error(
`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){
if(identity.isDocument(value)&&(value=value.contents),identity.isNode(value))return value;if(identity.isPair(value)){let map=ctx.
schema[identity.MAP].createNode?.(ctx.schema,null,ctx);return map.items.push(value),map}(value instanceof String||value instanceof
Number||value instanceof Boolean||typeof BigInt<"u"&&value instanceof BigInt)&&(value=value.valueOf());let{aliasDuplicateObjects,
onAnchor,onTagObj,schema,sourceObjects}=ctx,ref;if(aliasDuplicateObjects&&value&&typeof value=="object"){if(ref=sourceObjects.
get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),new Alias.Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.
set(value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.slice(2));let tagObj=findTagObject(value,tagName,
schema.tags);if(!tagObj){if(value&&typeof value.toJSON=="function"&&(value=value.toJSON()),!value||typeof value!="object"){
let node2=new Scalar.Scalar(value);return ref&&(ref.node=node2),node2}tagObj=value instanceof Map?schema[identity.MAP]:Symbol.
iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node=tagObj?.
createNode?tagObj.createNode(ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.
schema,value,ctx):new Scalar.Scalar(value);return tagName?node.tag=tagName:tagObj.default||(node.tag=tagObj.tag),ref&&(ref.
node=node),node}exports.createNode=createNode}});var require_Collection=__commonJS({"node_modules/yaml/dist/nodes/Collection.js"(exports){"use strict";var createNode=require_createNode(),
identity=require_identity(),Node=require_Node();function collectionFromPath(schema,path5,value){let v=value;for(let i=path5.
length-1;i>=0;--i){let k=path5[i];if(typeof k=="number"&&Number.isInteger(k)&&k>=0){let a=[];a[k]=v,v=a}else v=new Map([
[k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("\
This should not happen, please report a bug.")},schema,sourceObjects:new Map})}var isEmptyPath=path5=>path5==null||typeof path5==
"object"&&!!path5[Symbol.iterator]().next().done,Collection=class extends Node.NodeBase{constructor(type,schema){super(type),
Object.defineProperty(this,"schema",{value:schema,configurable:!0,enumerable:!1,writable:!0})}clone(schema){let copy=Object.
create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return schema&&(copy.schema=schema),copy.items=
copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.slice()),
copy}addIn(path5,value){if(isEmptyPath(path5))this.add(value);else{let[key,...rest]=path5,node=this.get(key,!0);if(identity.
isCollection(node))node.addIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,
rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path5){let[key,
...rest]=path5;if(rest.length===0)return this.delete(key);let node=this.get(key,!0);if(identity.isCollection(node))return node.
deleteIn(rest);throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}getIn(path5,keepScalar){let[
key,...rest]=path5,node=this.get(key,!0);return rest.length===0?!keepScalar&&identity.isScalar(node)?node.value:node:identity.
isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(node=>{if(!identity.
isPair(node))return!1;let n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&
!n.comment&&!n.tag})}hasIn(path5){let[key,...rest]=path5;if(rest.length===0)return this.has(key);let node=this.get(key,!0);
return identity.isCollection(node)?node.hasIn(rest):!1}setIn(path5,value){let[key,...rest]=path5;if(rest.length===0)this.
set(key,value);else{let node=this.get(key,!0);if(identity.isCollection(node))node.setIn(rest,value);else if(node===void 0&&
this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}\
. Remaining path: ${rest}`)}}};exports.Collection=Collection;exports.collectionFromPath=collectionFromPath;exports.isEmptyPath=
isEmptyPath}});var require_stringifyComment=__commonJS({"node_modules/yaml/dist/stringify/stringifyComment.js"(exports){"use strict";var stringifyComment=str=>str.
replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(1):indent?
comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports.indentComment=indentComment;exports.lineComment=
lineComment;exports.stringifyComment=stringifyComment}});var require_foldFlowLines=__commonJS({"node_modules/yaml/dist/stringify/foldFlowLines.js"(exports){"use strict";var FOLD_FLOW="\
flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text2,indent,mode="flow",{indentAtStart,lineWidth=80,
minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text2;lineWidth<minContentWidth&&(minContentWidth=
0);let endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text2.length<=endStep)return text2;let folds=[],
escapedFolds={},end=lineWidth-indent.length;typeof indentAtStart=="number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?
folds.push(0):end=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(
text2,i,indent.length),i!==-1&&(end=i+endStep));for(let ch;ch=text2[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=
i,text2[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text2,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===
" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){let next=text2[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){
for(;prev===" "||prev==="	";)prev=ch,ch=text2[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text2;
folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),
folds.length===0)return text2;onFold&&onFold();let res=text2.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){let fold=folds[i2],
end2=folds[i2+1]||text2.length;fold===0?res=`
${indent}${text2.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text2[fold]}\\`),res+=`
${indent}${text2.slice(fold+1,end2)}`)}return res}function consumeMoreIndentedLines(text2,i,indent){let end=i,start=i+1,
ch=text2[start];for(;ch===" "||ch==="	";)if(i<start+indent)ch=text2[++i];else{do ch=text2[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text2[start]}return end}exports.FOLD_BLOCK=FOLD_BLOCK;exports.FOLD_FLOW=FOLD_FLOW;exports.FOLD_QUOTED=
FOLD_QUOTED;exports.foldFlowLines=foldFlowLines}});var require_stringifyString=__commonJS({"node_modules/yaml/dist/stringify/stringifyString.js"(exports){"use strict";var Scalar=require_Scalar(),
foldFlowLines=require_foldFlowLines(),getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,
lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.
test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<0)return!1;let limit=lineWidth-
indentLength,strLen=str.length;if(strLen<=limit)return!1;for(let i=0,start=0;i<strLen;++i)if(str[i]===`
`){if(i-start>limit)return!0;if(start=i+1,strLen-start<=limit)return!1}return!0}function doubleQuotedString(value,ctx){let json=JSON.
stringify(value);if(ctx.options.doubleQuotedAsJSON)return json;let{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,
indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),str="",start=0;for(let i=0,ch=json[i];ch;ch=json[++i])if(ch===
" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,ch="\\"),ch==="\\")switch(json[i+1]){case"\
u":{str+=json.slice(start,i);let code=json.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";
break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"\
2028":str+="\\L";break;case"2029":str+="\\P";break;default:code.substr(0,2)==="00"?str+="\\x"+code.substr(2):str+=json.substr(
i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.length<minMultiLineLength)i+=1;else{for(str+=json.
slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):
json,implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){
if(ctx.options.singleQuote===!1||ctx.implicitKey&&value.includes(`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);let indent=ctx.indent||(containsDocumentMarker(value)?
"  ":""),res="'"+value.replace(/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(
ctx,!1))}function quotedString(value,ctx){let{singleQuote}=ctx.options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{
let hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?qs=singleQuotedString:hasSingle&&!hasDouble?
qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}var blockEndNewlines;try{
blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){let{
blockQuote,commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.
indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":""),literal2=blockQuote==="literal"?!0:blockQuote==="f\
olded"||type===Scalar.Scalar.BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(value,lineWidth,
indent.length);if(!value)return literal2?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){let ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value.substring(endStart),endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value=
value.slice(0,-end.length),end[end.length-1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=
0;startEnd<value.length;++startEnd){let ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.
substring(start.length),start=start.replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment&&
(header+=" "+commentString(comment.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal2){let foldedValue=value.replace(
/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(
ctx,!0);blockQuote!=="folded"&&type!==Scalar.Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body=foldFlowLines.
foldFlowLines(`${start}${foldedValue}${end}`,indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}\

${indent}${body}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value}=item,{actualString,
implicitKey,indent,indentStep,inFlow}=ctx;if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value))return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&
value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=
!0,blockString(item,ctx,onComment,onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}let str=value.
replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.
doc.schema;if(tags.some(test)||compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(
str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function stringifyString(item,ctx,onComment,onChompKeep){let{
implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.value)}),{type}=item;
type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&(type=Scalar.Scalar.
QUOTE_DOUBLE);let _stringify=_type=>{switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||
inFlow?quotedString(ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(
ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.Scalar.PLAIN:return plainString(
ss,ctx,onComment,onChompKeep);default:return null}},res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.
options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=_stringify(t),res===null)throw new Error(`Unsupported de\
fault string type ${t}`)}return res}exports.stringifyString=stringifyString}});var require_stringify=__commonJS({"node_modules/yaml/dist/stringify/stringify.js"(exports){"use strict";var anchors=require_anchors(),
identity=require_identity(),stringifyComment=require_stringifyComment(),stringifyString=require_stringifyString();function createStringifyContext(doc,options){
let opt=Object.assign({blockQuote:!0,commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"\
PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"tru\
e",verifyAliasOrder:!0},doc.schema.toStringOptions,options),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"\
flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":
"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags,item){
if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===item.format)??
match[0]}let tagObj,obj;if(identity.isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.
length>1){let testMatch=match.filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.
format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);if(!tagObj){
let name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name} value`)}return tagObj}
function stringifyProps(node,tagObj,{anchors:anchors$1,doc}){if(!doc.directives)return"";let props=[],anchor=(identity.isScalar(
node)||identity.isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&(anchors$1.add(anchor),props.push(
`&${anchor}`));let tag=node.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),
props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.toString(ctx,onComment,
onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))
throw new TypeError("Cannot stringify circular structure without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(
item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}let tagObj,node=identity.isNode(item)?item:ctx.doc.
createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));let props=stringifyProps(
node,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify==
"function"?tagObj.stringify(node,ctx,onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,
ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);return props?identity.isScalar(node)||str[0]==="{"||
str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports.createStringifyContext=createStringifyContext;exports.stringify=stringify}});var require_stringifyPair=__commonJS({"node_modules/yaml/dist/stringify/stringifyPair.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyPair({
key,value},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx,
keyComment=identity.isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key n\
odes cannot have comments");if(identity.isCollection(key)||!identity.isNode(key)&&typeof key=="object"){let msg="With si\
mple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&
value==null&&!ctx.inFlow||identity.isCollection(key)||(identity.isScalar(key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.
type===Scalar.Scalar.BLOCK_LITERAL:typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&
(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=!1,chompKeep=!1,str=stringify.stringify(key,ctx,
()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error("Wi\
th simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){if(allNullValues||
value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&
!simpleKeys||value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=stringifyComment.lineComment(
str,ctx.indent,commentString(keyComment)):chompKeep&&onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?
(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,
vcb,valueComment;identity.isNode(value)?(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=
!1,vcb=null,valueComment=null,value&&typeof value=="object"&&(value=doc.createNode(value))),ctx.implicitKey=!1,!explicitKey&&
!keyComment&&identity.isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.length>=2&&!ctx.
inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(2));
let valueCommentDone=!1,valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0),ws=" ";if(keyComment||
vsb||vcb){if(ws=vsb?`
`:"",vcb){let cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&
(vs0==="&"||vs0==="!")){let sp0=valueStr.indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.
indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?
str+=stringifyComment.lineComment(str,ctx.indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}
exports.stringifyPair=stringifyPair}});var require_log=__commonJS({"node_modules/yaml/dist/log.js"(exports){"use strict";var node_process=__require("process");
function debug(logLevel,...messages){logLevel==="debug"&&console.log(...messages)}function warn(logLevel,warning){(logLevel===
"debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.emitWarning(warning):console.warn(
warning))}exports.debug=debug;exports.warn=warn}});var require_merge=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),MERGE_KEY="<<",merge={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===
MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),
{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},isMergeKey=(ctx,key)=>(merge.identify(key)||identity.isScalar(key)&&
(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===merge.
tag&&tag.default);function addMergeToJSMap(ctx,map,value){let source=resolveAliasValue(ctx,value);if(identity.isSeq(source))
for(let it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(let it of source)mergeValue(ctx,map,
it);else mergeValue(ctx,map,source)}function mergeValue(ctx,map,value){let source=resolveAliasValue(ctx,value);if(!identity.
isMap(source))throw new Error("Merge sources must be maps or map aliases");let srcMap=source.toJSON(null,ctx,Map);for(let[
key,value2]of srcMap)map instanceof Map?map.has(key)||map.set(key,value2):map instanceof Set?map.add(key):Object.prototype.
hasOwnProperty.call(map,key)||Object.defineProperty(map,key,{value:value2,writable:!0,enumerable:!0,configurable:!0});return map}
function resolveAliasValue(ctx,value){return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports.addMergeToJSMap=
addMergeToJSMap;exports.isMergeKey=isMergeKey;exports.merge=merge}});var require_addPairToJSMap=__commonJS({"node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports){"use strict";var log2=require_log(),
merge=require_merge(),stringify=require_stringify(),identity=require_identity(),toJS=require_toJS();function addPairToJSMap(ctx,map,{
key,value}){if(identity.isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map,value);else if(merge.isMergeKey(ctx,key))merge.
addMergeToJSMap(ctx,map,value);else{let jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map)map.set(jsKey,toJS.toJS(value,
jsKey,ctx));else if(map instanceof Set)map.add(jsKey);else{let stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS.toJS(value,
stringKey,ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):
map[stringKey]=jsValue}}return map}function stringifyKey(key,jsKey,ctx){if(jsKey===null)return"";if(typeof jsKey!="objec\
t")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){let strCtx=stringify.createStringifyContext(ctx.doc,{});strCtx.
anchors=new Set;for(let node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=
!0;let strKey=key.toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=
jsonStr.substring(0,36)+'..."'),log2.warn(ctx.doc.options.logLevel,`Keys with collection values will be stringified due \
to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.
stringify(jsKey)}exports.addPairToJSMap=addPairToJSMap}});var require_Pair=__commonJS({"node_modules/yaml/dist/nodes/Pair.js"(exports){"use strict";var createNode=require_createNode(),
stringifyPair=require_stringifyPair(),addPairToJSMap=require_addPairToJSMap(),identity=require_identity();function createPair(key,value,ctx){
let k=createNode.createNode(key,void 0,ctx),v=createNode.createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){
Object.defineProperty(this,identity.NODE_TYPE,{value:identity.PAIR}),this.key=key,this.value=value}clone(schema){let{key,
value}=this;return identity.isNode(key)&&(key=key.clone(schema)),identity.isNode(value)&&(value=value.clone(schema)),new _Pair(
key,value)}toJSON(_,ctx){let pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){
return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};exports.Pair=Pair;exports.
createPair=createPair}});var require_stringifyCollection=__commonJS({"node_modules/yaml/dist/stringify/stringifyCollection.js"(exports){"use stri\
ct";var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyCollection(collection,ctx,options){
return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,ctx,options)}function stringifyBlockCollection({
comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,options:{commentString}}=ctx,
itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){let item=items[i],
comment2=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,
chompKeep),item.comment&&(comment2=item.comment);else if(identity.isPair(item)){let ik=identity.isNode(item.key)?item.key:
null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;
let str2=stringify.stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);comment2&&(str2+=stringifyComment.lineComment(
str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}let str;if(lines.
length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line=lines[i];str+=line?
`
${indent}${line}`:`
`}}return comment?(str+=`
`+stringifyComment.indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),
str}function stringifyFlowCollection({items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,
options:{commentString}}=ctx;itemIndent+=indentStep;let itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),
reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){let item=items[i],comment=null;if(identity.isNode(
item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&(comment=item.comment);else if(identity.
isPair(item)){let ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,
ik.commentBefore,!1),ik.comment&&(reqNewline=!0));let iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=
iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=ik.comment)}comment&&(reqNewline=
!0);let str=stringify.stringify(item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(
`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce(
(sum2,line)=>sum2+line.length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=stringifyComment.
lineComment(str,itemIndent,commentString(comment))),lines.push(str),linesAtValue=lines.length}let{start,end}=flowChars;if(lines.
length===0)return start+end;if(!reqNewline){let len=lines.reduce((sum2,line)=>sum2+line.length+2,2);reqNewline=ctx.options.
lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,
options:{commentString}},lines,comment,chompKeep){if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){let ic=stringifyComment.
indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}exports.stringifyCollection=stringifyCollection}});var require_YAMLMap=__commonJS({"node_modules/yaml/dist/nodes/YAMLMap.js"(exports){"use strict";var stringifyCollection=require_stringifyCollection(),
addPairToJSMap=require_addPairToJSMap(),Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),
Scalar=require_Scalar();function findPair(items,key){let k=identity.isScalar(key)?key.value:key;for(let it of items)if(identity.
isPair(it)&&(it.key===key||it.key===k||identity.isScalar(it.key)&&it.key.value===k))return it}var YAMLMap=class extends Collection.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,schema),this.items=
[]}static from(schema,obj,ctx){let{keepUndefined,replacer}=ctx,map=new this(schema),add=(key,value)=>{if(typeof replacer==
"function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||
keepUndefined)&&map.items.push(Pair.createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&
typeof obj=="object")for(let key of Object.keys(obj))add(key,obj[key]);return typeof schema.sortMapEntries=="function"&&
map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){let _pair;identity.isPair(pair)?_pair=pair:!pair||typeof pair!=
"object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.key,pair.value);let prev=findPair(
this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} a\
lready set`);identity.isScalar(prev.value)&&Scalar.isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.
value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.
items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key){let it=findPair(this.items,key);return it?this.items.splice(
this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){let node=findPair(this.items,key)?.value;return(!keepScalar&&identity.
isScalar(node)?node.value:node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){this.add(new Pair.Pair(
key,value),!0)}toJSON(_,ctx,Type){let map=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(map);for(let item of this.
items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);for(let item of this.items)if(!identity.isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(
item)} instead`);return!ctx.allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection.
stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};
exports.YAMLMap=YAMLMap;exports.findPair=findPair}});var require_map=__commonJS({"node_modules/yaml/dist/schema/common/map.js"(exports){"use strict";var identity=require_identity(),
YAMLMap=require_YAMLMap(),map={collection:"map",default:!0,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){
return identity.isMap(map2)||onError("Expected a mapping for this tag"),map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.
from(schema,obj,ctx)};exports.map=map}});var require_YAMLSeq=__commonJS({"node_modules/yaml/dist/nodes/YAMLSeq.js"(exports){"use strict";var createNode=require_createNode(),
stringifyCollection=require_stringifyCollection(),Collection=require_Collection(),identity=require_identity(),Scalar=require_Scalar(),
toJS=require_toJS(),YAMLSeq=class extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){
super(identity.SEQ,schema),this.items=[]}add(value){this.items.push(value)}delete(key){let idx=asItemIndex(key);return typeof idx!=
"number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){let idx=asItemIndex(key);if(typeof idx!="number")return;
let it=this.items[idx];return!keepScalar&&identity.isScalar(it)?it.value:it}has(key){let idx=asItemIndex(key);return typeof idx==
"number"&&idx<this.items.length}set(key,value){let idx=asItemIndex(key);if(typeof idx!="number")throw new Error(`Expecte\
d a valid index, not ${key}.`);let prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value)?prev.value=
value:this.items[idx]=value}toJSON(_,ctx){let seq=[];ctx?.onCreate&&ctx.onCreate(seq);let i=0;for(let item of this.items)
seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){return ctx?stringifyCollection.
stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,
onComment}):JSON.stringify(this)}static from(schema,obj,ctx){let{replacer}=ctx,seq=new this(schema);if(obj&&Symbol.iterator in
Object(obj)){let i=0;for(let it of obj){if(typeof replacer=="function"){let key=obj instanceof Set?it:String(i++);it=replacer.
call(obj,key,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}};function asItemIndex(key){let idx=identity.
isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(idx)&&
idx>=0?idx:null}exports.YAMLSeq=YAMLSeq}});var require_seq=__commonJS({"node_modules/yaml/dist/schema/common/seq.js"(exports){"use strict";var identity=require_identity(),
YAMLSeq=require_YAMLSeq(),seq={collection:"seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){
return identity.isSeq(seq2)||onError("Expected a sequence for this tag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.
from(schema,obj,ctx)};exports.seq=seq}});var require_string=__commonJS({"node_modules/yaml/dist/schema/common/string.js"(exports){"use strict";var stringifyString=require_stringifyString(),
string2={identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){
return ctx=Object.assign({actualString:!0},ctx),stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports.
string=string2}});var require_null=__commonJS({"node_modules/yaml/dist/schema/common/null.js"(exports){"use strict";var Scalar=require_Scalar(),
nullTag={identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new Scalar.Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:
ctx.options.nullStr};exports.nullTag=nullTag}});var require_bool=__commonJS({"node_modules/yaml/dist/schema/core/bool.js"(exports){"use strict";var Scalar=require_Scalar(),
boolTag={identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){
let sv=source[0]==="t"||source[0]==="T";if(value===sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};
exports.boolTag=boolTag}});var require_stringifyNumber=__commonJS({"node_modules/yaml/dist/stringify/stringifyNumber.js"(exports){"use strict";function stringifyNumber({
format,minFractionDigits,tag,value}){if(typeof value=="bigint")return String(value);let num=typeof value=="number"?value:
Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(
value);if(!format&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.
indexOf(".");i<0&&(i=n.length,n+=".");let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}exports.stringifyNumber=
stringifyNumber}});var require_float=__commonJS({"node_modules/yaml/dist/schema/core/float.js"(exports){"use strict";var Scalar=require_Scalar(),
stringifyNumber=require_stringifyNumber(),floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,\
2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]===
"-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str),stringify(node){let num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.
stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(str){let node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&
(node.minFractionDigits=str.length-dot-1),node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=
floatExp;exports.floatNaN=floatNaN}});var require_int=__commonJS({"node_modules/yaml/dist/schema/core/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),
intIdentify=value=>typeof value=="bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?
BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){let{value}=node;return intIdentify(
value)&&value>=0?prefix+value.toString(radix):stringifyNumber.stringifyNumber(node)}var intOct={identify:value=>intIdentify(
value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,8,opt),stringify:node=>intStringify(node,8,"0o")},int2={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",
test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={
identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int2;exports.
intHex=intHex;exports.intOct=intOct}});var require_schema=__commonJS({"node_modules/yaml/dist/schema/core/schema.js"(exports){"use strict";var map=require_map(),
_null=require_null(),seq=require_seq(),string2=require_string(),bool=require_bool(),float=require_float(),int2=require_int(),
schema=[map.map,seq.seq,string2.string,_null.nullTag,bool.boolTag,int2.intOct,int2.int,int2.intHex,float.floatNaN,float.
floatExp,float.float];exports.schema=schema}});var require_schema2=__commonJS({"node_modules/yaml/dist/schema/json/schema.js"(exports){"use strict";var Scalar=require_Scalar(),
map=require_map(),seq=require_seq();function intIdentify(value){return typeof value=="bigint"||Number.isInteger(value)}var stringifyJSON=({
value})=>JSON.stringify(value),jsonScalars=[{identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:st\
r",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,
tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value=="boo\
lean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{
identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?
BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(
str),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved pla\
in scalar ${JSON.stringify(str)}`),str}},schema=[map.map,seq.seq].concat(jsonScalars,jsonError);exports.schema=schema}});var require_binary=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports){"use strict";var node_buffer=__require("buffer"),
Scalar=require_Scalar(),stringifyString=require_stringifyString(),binary={identify:value=>value instanceof Uint8Array,default:!1,
tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof node_buffer.Buffer=="function")return node_buffer.Buffer.from(
src,"base64");if(typeof atob=="function"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);for(let i=0;i<
str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError("This environment does not support reading \
binary tags; either Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)
return"";let buf=value,str;if(typeof node_buffer.Buffer=="function")str=buf instanceof node_buffer.Buffer?buf.toString("\
base64"):node_buffer.Buffer.from(buf.buffer).toString("base64");else if(typeof btoa=="function"){let s="";for(let i=0;i<
buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writin\
g binary tags; either Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),type!==Scalar.Scalar.QUOTE_DOUBLE){
let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),
lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.Scalar.
BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}});var require_pairs=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports){"use strict";var identity=require_identity(),
Pair=require_Pair(),Scalar=require_Scalar(),YAMLSeq=require_YAMLSeq();function resolvePairs(seq,onError){if(identity.isSeq(
seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.isPair(item)){if(identity.isMap(item)){item.
items.length>1&&onError("Each pair must have its own sequence indicator");let pair=item.items[0]||new Pair.Pair(new Scalar.
Scalar(null));if(item.commentBefore&&(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}\

${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expecte\
d a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){let{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(
schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,value;if(Array.isArray(it))if(it.length===
2)key=it[0],value=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof Object){
let keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(`Expected tuple with one \
key, not ${keys.length} keys`)}else key=it;pairs2.items.push(Pair.createPair(key,value,ctx))}return pairs2}var pairs={collection:"\
seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=createPairs;
exports.pairs=pairs;exports.resolvePairs=resolvePairs}});var require_omap=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports){"use strict";var identity=require_identity(),
toJS=require_toJS(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),pairs=require_pairs(),YAMLOMap=class _YAMLOMap extends YAMLSeq.
YAMLSeq{constructor(){super(),this.add=YAMLMap.YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.YAMLMap.prototype.delete.
bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.prototype.has.bind(this),this.set=
YAMLMap.YAMLMap.prototype.set.bind(this),this.tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map=new Map;
ctx?.onCreate&&ctx.onCreate(map);for(let pair of this.items){let key,value;if(identity.isPair(pair)?(key=toJS.toJS(pair.
key,"",ctx),value=toJS.toJS(pair.value,key,ctx)):key=toJS.toJS(pair,"",ctx),map.has(key))throw new Error("Ordered maps m\
ust not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){let pairs$1=pairs.createPairs(
schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={
collection:"seq",identify:value=>value instanceof Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){
let pairs$1=pairs.resolvePairs(seq,onError),seenKeys=[];for(let{key}of pairs$1.items)identity.isScalar(key)&&(seenKeys.includes(
key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):seenKeys.push(key.value));return Object.
assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,iterable,ctx)};exports.YAMLOMap=YAMLOMap;
exports.omap=omap}});var require_bool2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports){"use strict";var Scalar=require_Scalar();
function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.
trueStr:ctx.options.falseStr}var trueTag={identify:value=>value===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},falseTag={identify:value=>value===!1,default:!0,tag:"tag:yaml\
.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar.Scalar(!1),stringify:boolStringify};
exports.falseTag=falseTag;exports.trueTag=trueTag}});var require_float2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports){"use strict";var Scalar=require_Scalar(),
stringifyNumber=require_stringifyNumber(),floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,\
2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]===
"-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){let num=Number(node.value);return isFinite(num)?num.toExponential():
stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:\
float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){let node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),
dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-1]==="0"&&(node.minFractionDigits=
f.length)}return node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=floatExp;exports.
floatNaN=floatNaN}});var require_int2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),
intIdentify=value=>typeof value=="bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){let sign=str[0];
if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=
`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}let n2=BigInt(str);return sign==="-"?BigInt(-1)*
n2:n2}let n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){let{value}=node;if(intIdentify(
value)){let str=value.toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(
node)}var intBin={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,2,opt),stringify:node=>intStringify(node,2,"0b")},intOct={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:i\
nt",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,1,8,opt),stringify:node=>intStringify(
node,8,"0")},int2={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(
str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:\
int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(
node,16,"0x")};exports.int=int2;exports.intBin=intBin;exports.intHex=intHex;exports.intOct=intOct}});var require_set=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports){"use strict";var identity=require_identity(),
Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSet=class _YAMLSet extends YAMLMap.YAMLMap{constructor(schema){super(schema),
this.tag=_YAMLSet.tag}add(key){let pair;identity.isPair(key)?pair=key:key&&typeof key=="object"&&"key"in key&&"value"in key&&
key.value===null?pair=new Pair.Pair(key.key,null):pair=new Pair.Pair(key,null),YAMLMap.findPair(this.items,pair.key)||this.
items.push(pair)}get(key,keepPair){let pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?identity.
isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!="boolean")throw new Error(`Expected bool\
ean value for set(key, value) in a YAML set, not ${typeof value}`);let prev=YAMLMap.findPair(this.items,key);prev&&!value?
this.items.splice(this.items.indexOf(prev),1):!prev&&value&&this.items.push(new Pair.Pair(key))}toJSON(_,ctx){return super.
toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items must all have null v\
alues")}static from(schema,iterable,ctx){let{replacer}=ctx,set2=new this(schema);if(iterable&&Symbol.iterator in Object(
iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.items.
push(Pair.createPair(value,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof
Set,nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,
ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(!0))return Object.assign(new YAMLSet,map);onError(
"Set items must all have null values")}else onError("Expected a mapping for this tag");return map}};exports.YAMLSet=YAMLSet;
exports.set=set}});var require_timestamp=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();
function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?
BigInt(n):Number(n),res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?
num(-1)*res:res}function stringifySexagesimal(node){let{value}=node,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(
value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";value<0&&(sign="-",value*=num(-1));let _60=num(
60),parts=[value%_60];return value<60?parts.unshift(0):(value=(value-parts[0])/_60,parts.unshift(value%_60),value>=60&&(value=
(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}var intTime={identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",
format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(str,intAsBigInt),
stringify:stringifySexagesimal},floatTime={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:floa\
t",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(str,!1),stringify:stringifySexagesimal},
timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-(\
[0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?:\
:[0-9]{2})?))?)?$"),resolve(str){let match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a da\
te, starting with yyyy-mm-dd");let[,year,month,day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+
"00").substr(1,3)):0,date=Date.UTC(year,month-1,day,hour||0,minute||0,second||0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(
tz,!1);Math.abs(d)<30&&(d*=60),date-=6e4*d}return new Date(date)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};exports.floatTime=floatTime;exports.intTime=intTime;exports.timestamp=timestamp}});var require_schema3=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports){"use strict";var map=require_map(),
_null=require_null(),seq=require_seq(),string2=require_string(),binary=require_binary(),bool=require_bool2(),float=require_float2(),
int2=require_int2(),merge=require_merge(),omap=require_omap(),pairs=require_pairs(),set=require_set(),timestamp=require_timestamp(),
schema=[map.map,seq.seq,string2.string,_null.nullTag,bool.trueTag,bool.falseTag,int2.intBin,int2.intOct,int2.int,int2.intHex,
float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.
floatTime,timestamp.timestamp];exports.schema=schema}});var require_tags=__commonJS({"node_modules/yaml/dist/schema/tags.js"(exports){"use strict";var map=require_map(),_null=require_null(),
seq=require_seq(),string2=require_string(),bool=require_bool(),float=require_float(),int2=require_int(),schema=require_schema(),
schema$1=require_schema2(),binary=require_binary(),merge=require_merge(),omap=require_omap(),pairs=require_pairs(),schema$2=require_schema3(),
set=require_set(),timestamp=require_timestamp(),schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string2.
string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",schema$2.schema]]),tagsByName={binary:binary.binary,
bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,int:int2.
int,intHex:int2.intHex,intOct:int2.intOct,intTime:timestamp.intTime,map:map.map,merge:merge.merge,null:_null.nullTag,omap:omap.
omap,pairs:pairs.pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary.
binary,"tag:yaml.org,2002:merge":merge.merge,"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"t\
ag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
let schemaTags=schemas.get(schemaName);if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge.merge)?
schemaTags.concat(merge.merge):schemaTags.slice();let tags=schemaTags;if(!tags)if(Array.isArray(customTags))tags=[];else{
let keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).join(", ");throw new Error(
`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.
concat(merge.merge)),tags.reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.
stringify(tag),keys=Object.keys(tagsByName).map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag\
 ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||tags2.push(tagObj),tags2},[])}exports.coreKnownTags=coreKnownTags;
exports.getTags=getTags}});var require_Schema=__commonJS({"node_modules/yaml/dist/schema/Schema.js"(exports){"use strict";var identity=require_identity(),
map=require_map(),seq=require_seq(),string2=require_string(),tags=require_tags(),sortMapEntriesByKey=(a,b)=>a.key<b.key?
-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){
this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,this.name=typeof schema==
"string"&&schema||"core",this.knownTags=resolveKnownTags?tags.coreKnownTags:{},this.tags=tags.getTags(customTags,this.name,
merge),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,identity.MAP,{value:map.map}),Object.defineProperty(
this,identity.SCALAR,{value:string2.string}),Object.defineProperty(this,identity.SEQ,{value:seq.seq}),this.sortMapEntries=
typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:null}clone(){let copy=Object.create(
_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};exports.Schema=Schema}});var require_stringifyDocument=__commonJS({"node_modules/yaml/dist/stringify/stringifyDocument.js"(exports){"use strict";
var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyDocument(doc,options){
let lines=[],hasDirectives=options.directives===!0;if(options.directives!==!1&&doc.directives){let dir=doc.directives.toString(
doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");
let ctx=stringify.createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&
lines.unshift("");let cs=commentString(doc.commentBefore);lines.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,
contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives&&lines.
push(""),doc.contents.commentBefore){let cs=commentString(doc.contents.commentBefore);lines.push(stringifyComment.indentComment(
cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?void 0:()=>chompKeep=
!0,body=stringify.stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.
lineComment(body,"",commentString(contentComment))),(body[0]==="|"||body[0]===">")&&lines[lines.length-1]==="---"?lines[lines.
length-1]=`--- ${body}`:lines.push(body)}else lines.push(stringify.stringify(doc.contents,ctx));if(doc.directives?.docEnd)
if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(stringifyComment.indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{
let dc=doc.comment;dc&&chompKeep&&(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==
""&&lines.push(""),lines.push(stringifyComment.indentComment(commentString(dc),"")))}return lines.join(`
`)+`
`}exports.stringifyDocument=stringifyDocument}});var require_Document=__commonJS({"node_modules/yaml/dist/doc/Document.js"(exports){"use strict";var Alias=require_Alias(),
Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),toJS=require_toJS(),Schema=require_Schema(),
stringifyDocument=require_stringifyDocument(),anchors=require_anchors(),applyReviver=require_applyReviver(),createNode=require_createNode(),
directives=require_directives(),Document=class _Document{constructor(value,replacer,options){this.commentBefore=null,this.
comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;
typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer,replacer=
void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,
uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version:version2}=opt;options?._directives?(this.directives=options.
_directives.atDocument(),this.directives.yaml.explicit&&(version2=this.directives.yaml.version)):this.directives=new directives.
Directives({version:version2}),this.setSchema(version2,options),this.contents=value===void 0?null:this.createNode(value,
_replacer,options)}clone(){let copy=Object.create(_Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});return copy.
commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),copy.warnings=this.warnings.slice(),
copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.
schema.clone(),copy.contents=identity.isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.
range=this.range.slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path5,value){assertCollection(
this.contents)&&this.contents.addIn(path5,value)}createAlias(node,name){if(!node.anchor){let prev=anchors.anchorNames(this);
node.anchor=!name||prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options){
let _replacer;if(typeof replacer=="function")value=replacer.call({"":value},"",value),_replacer=replacer;else if(Array.isArray(
replacer)){let keyToStr=v=>typeof v=="number"||v instanceof String||v instanceof Number,asStr=replacer.filter(keyToStr).
map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options===void 0&&replacer&&(options=
replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{},{onAnchor,
setAnchors,sourceObjects}=anchors.createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??
!0,keepUndefined:keepUndefined??!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node=createNode.
createNode(value,tag,ctx);return flow&&identity.isCollection(node)&&(node.flow=!0),setAnchors(),node}createPair(key,value,options={}){
let k=this.createNode(key,null,options),v=this.createNode(value,null,options);return new Pair.Pair(k,v)}delete(key){return assertCollection(
this.contents)?this.contents.delete(key):!1}deleteIn(path5){return Collection.isEmptyPath(path5)?this.contents==null?!1:
(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path5):!1}get(key,keepScalar){return identity.
isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path5,keepScalar){return Collection.isEmptyPath(
path5)?!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents:identity.isCollection(this.contents)?
this.contents.getIn(path5,keepScalar):void 0}has(key){return identity.isCollection(this.contents)?this.contents.has(key):
!1}hasIn(path5){return Collection.isEmptyPath(path5)?this.contents!==void 0:identity.isCollection(this.contents)?this.contents.
hasIn(path5):!1}set(key,value){this.contents==null?this.contents=Collection.collectionFromPath(this.schema,[key],value):
assertCollection(this.contents)&&this.contents.set(key,value)}setIn(path5,value){Collection.isEmptyPath(path5)?this.contents=
value:this.contents==null?this.contents=Collection.collectionFromPath(this.schema,Array.from(path5),value):assertCollection(
this.contents)&&this.contents.setIn(path5,value)}setSchema(version2,options={}){typeof version2=="number"&&(version2=String(
version2));let opt;switch(version2){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new directives.
Directives({version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=version2:this.directives=new directives.Directives({version:version2}),opt={resolveKnownTags:!0,
schema:"core"};break;case null:this.directives&&delete this.directives,opt=null;break;default:{let sv=JSON.stringify(version2);
throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}if(options.schema instanceof Object)
this.schema=options.schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,options));else throw new Error("W\
ith a null YAML version, the { schema: Schema } option is required")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,
reviver}={}){let ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount==
"number"?maxAliasCount:100},res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count:count2,
res:res2}of ctx.anchors.values())onAnchor(res2,count2);return typeof reviver=="function"?applyReviver.applyReviver(reviver,
{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,mapAsMap:!1,onAnchor})}toString(options={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options&&(!Number.isInteger(
options.indent)||Number(options.indent)<=0)){let s=JSON.stringify(options.indent);throw new Error(`"indent" option must \
be a positive integer, not ${s}`)}return stringifyDocument.stringifyDocument(this,options)}};function assertCollection(contents){
if(identity.isCollection(contents))return!0;throw new Error("Expected a YAML collection as document contents")}exports.Document=
Document}});var require_errors=__commonJS({"node_modules/yaml/dist/errors.js"(exports){"use strict";var YAMLError=class extends Error{constructor(name,pos,code,message){
super(),this.name=name,this.code=code,this.message=message,this.pos=pos}},YAMLParseError=class extends YAMLError{constructor(pos,code,message){
super("YAMLParseError",pos,code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){super("YAML\
Warning",pos,code,message)}},prettifyError=(src,lc)=>error=>{if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.
linePos(pos));let{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;let ci=col-1,lineStr=src.substring(
lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-
39,lineStr.length-79);lineStr="\u2026"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.
substring(0,79)+"\u2026"),line>1&&/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.
lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count2=1,end=error.linePos[1];end?.line===line&&end.col>col&&(count2=
Math.max(1,Math.min(end.col-col,80-ci)));let pointer=" ".repeat(ci)+"^".repeat(count2);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError;exports.YAMLParseError=YAMLParseError;exports.YAMLWarning=YAMLWarning;exports.prettifyError=
prettifyError}});var require_resolve_props=__commonJS({"node_modules/yaml/dist/compose/resolve-props.js"(exports){"use strict";function resolveProps(tokens,{
flow,indicator,next,offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,
comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor=null,tag=null,newlineAfterProp=null,comma=null,found=null,
start=null;for(let token of tokens)switch(reqSpace&&(token.type!=="space"&&token.type!=="newline"&&token.type!=="comma"&&
onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),
tab&&(atNewline&&token.type!=="comment"&&token.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as in\
dentation"),tab=null),token.type){case"space":!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token.source.
includes("	")&&(tab=token),hasSpace=!0;break;case"comment":{hasSpace||onError(token,"MISSING_CHAR","Comments must be sep\
arated from other tokens by white space characters");let cb=token.source.substring(1)||" ";comment?comment+=commentSep+cb:
comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=token.source:(!found||indicator!=="\
seq-item-ind")&&(spaceBefore=!0):commentSep+=token.source,atNewline=!0,hasNewline=!0,(anchor||tag)&&(newlineAfterProp=token),
hasSpace=!0;break;case"anchor":anchor&&onError(token,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token.source.
endsWith(":")&&onError(token.offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=token,
start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token,"MULTIPLE_TAGS","A \
node can have at most one tag"),tag=token,start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:
(anchor||tag)&&onError(token,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token.source} indicator`),found&&onError(
token,"UNEXPECTED_TOKEN",`Unexpected ${token.source} in ${flow??"collection"}`),found=token,atNewline=indicator==="seq-i\
tem-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(token,"UNEXPECTED_TOKEN",
`Unexpected , in ${flow}`),comma=token,atNewline=!1,hasSpace=!1;break}default:onError(token,"UNEXPECTED_TOKEN",`Unexpect\
ed ${token.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-1],end=last?last.offset+last.source.length:
offset;return reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.
source!=="")&&onError(next.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="block-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS_INDE\
NT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,end,start:start??
end}}exports.resolveProps=resolveProps}});var require_util_contains_newline=__commonJS({"node_modules/yaml/dist/compose/util-contains-newline.js"(exports){"use st\
rict";function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-sca\
lar":case"single-quoted-scalar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.
items){for(let st of it.start)if(st.type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}
if(containsNewline(it.key)||containsNewline(it.value))return!0}return!1;default:return!0}}exports.containsNewline=containsNewline}});var require_util_flow_indent_check=__commonJS({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports){"use \
strict";var utilContainsNewline=require_util_contains_newline();function flowIndentCheck(indent,fc,onError){if(fc?.type===
"flow-collection"){let end=fc.end[0];end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.containsNewline(
fc)&&onError(end,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}exports.flowIndentCheck=flowIndentCheck}});var require_util_map_includes=__commonJS({"node_modules/yaml/dist/compose/util-map-includes.js"(exports){"use strict";var identity=require_identity();
function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual=typeof uniqueKeys==
"function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(
pair.key,search))}exports.mapIncludes=mapIncludes}});var require_resolve_block_map=__commonJS({"node_modules/yaml/dist/compose/resolve-block-map.js"(exports){"use strict";var Pair=require_Pair(),
YAMLMap=require_YAMLMap(),resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilFlowIndentCheck=require_util_flow_indent_check(),
utilMapIncludes=require_util_map_includes(),startColMsg="All mapping items must start at the same column";function resolveBlockMap({
composeNode,composeEmptyNode},ctx,bm,onError,tag){let NodeClass=tag?.nodeClass??YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);
ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(let collItem of bm.items){let{start,key,sep:sep2,value}=collItem,
keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key??sep2?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"B\
LOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&
onError(offset,"BAD_INDENT",startColMsg)),!keyProps.anchor&&!keyProps.tag&&!sep2){commentEnd=keyProps.end,keyProps.comment&&
(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(
key))&&onError(key??start[start.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.
found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=!0;let keyStart=keyProps.end,keyNode=key?composeNode(
ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,
"DUPLICATE_KEY","Map keys must be unique");let valueProps=resolveProps.resolveProps(sep2??[],{indicator:"map-value-ind",
next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key||key.type==="block-scalar"});if(offset=
valueProps.end,valueProps.found){implicitKey&&(value?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_\
AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.
offset-1024&&onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of \
an implicit block mapping key"));let valueNode=value?composeNode(ctx,value,valueProps,onError):composeEmptyNode(ctx,offset,
sep2,null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,value,onError),offset=valueNode.
range[2];let pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(
pair)}else{implicitKey&&onError(keyNode.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.
comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.
srcToken=collItem),map.items.push(pair)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comm\
ent with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],map}exports.resolveBlockMap=resolveBlockMap}});var require_resolve_block_seq=__commonJS({"node_modules/yaml/dist/compose/resolve-block-seq.js"(exports){"use strict";var YAMLSeq=require_YAMLSeq(),
resolveProps=require_resolve_props(),utilFlowIndentCheck=require_util_flow_indent_check();function resolveBlockSeq({composeNode,
composeEmptyNode},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq.YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&
(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value}of bs.items){let props=resolveProps.
resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items mus\
t start at the same column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,
props.comment&&(seq.comment=props.comment);continue}let node=value?composeNode(ctx,value,props,onError):composeEmptyNode(
ctx,props.end,start,null,props,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bs.indent,value,onError),
offset=node.range[2],seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}exports.resolveBlockSeq=
resolveBlockSeq}});var require_resolve_end=__commonJS({"node_modules/yaml/dist/compose/resolve-end.js"(exports){"use strict";function resolveEnd(end,offset,reqSpace,onError){
let comment="";if(end){let hasSpace=!1,sep2="";for(let token of end){let{source,type}=token;switch(type){case"space":hasSpace=
!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens \
by white space characters");let cb=source.substring(1)||" ";comment?comment+=sep2+cb:comment=cb,sep2="";break}case"newli\
ne":comment&&(sep2+=source),hasSpace=!0;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}
offset+=source.length}}return{comment,offset}}exports.resolveEnd=resolveEnd}});var require_resolve_flow_collection=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports){"us\
e strict";var identity=require_identity(),Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveEnd=require_resolve_end(),
resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilMapIncludes=require_util_map_includes(),
blockMsg="Block collections are not allowed within flow collections",isBlock=token=>token&&(token.type==="block-map"||token.
type==="block-seq");function resolveFlowCollection({composeNode,composeEmptyNode},ctx,fc,onError,tag){let isMap2=fc.start.
source==="{",fcName=isMap2?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap2?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq),
coll=new NodeClass(ctx.schema);coll.flow=!0;let atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.
offset+fc.start.source.length;for(let i=0;i<fc.items.length;++i){let collItem=fc.items[i],{start,key,sep:sep2,value}=collItem,
props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key??sep2?.[0],offset,onError,parentIndent:fc.
indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep2&&!value){i===0&&props.comma?onError(props.
comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexp\
ected empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap2&&ctx.options.strict&&utilContainsNewline.containsNewline(
key)&&onError(key,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)
props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`);else if(props.comma||onError(props.start,
"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){let prevItemComment="";loop:for(let st of start)switch(st.
type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}if(prevItemComment){
let prev=coll.items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`\

`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap2&&
!sep2&&!props.found){let valueNode=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,sep2,null,props,
onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{
ctx.atKey=!0;let keyStart=props.end,keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,start,null,
props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps.resolveProps(
sep2??[],{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:!1});
if(valueProps.found){if(!isMap2&&!props.found&&ctx.options.strict){if(sep2)for(let st of sep2){if(st===valueProps.found)
break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a \
single line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : ind\
icator must be at most 1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.
source?.[0]===":"?onError(value,"MISSING_CHAR",`Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_C\
HAR",`Missing , or : between ${fcName} items`));let valueNode=value?composeNode(ctx,value,valueProps,onError):valueProps.
found?composeEmptyNode(ctx,valueProps.end,sep2,null,valueProps,onError):null;valueNode?isBlock(value)&&onError(valueNode.
range,"BLOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&
(pair.srcToken=collItem),isMap2){let map=coll;utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPL\
ICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{let map=new YAMLMap.YAMLMap(ctx.schema);map.flow=!0,map.
items.push(pair);let endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.
push(map)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap2?"}":"]",[ce,...ee]=fc.end,cePos=offset;
if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{let name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?
`${name} must end with a ${expectedEnd}`:`${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>0){let end=resolveEnd.
resolveEnd(ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];
return coll}exports.resolveFlowCollection=resolveFlowCollection}});var require_compose_collection=__commonJS({"node_modules/yaml/dist/compose/compose-collection.js"(exports){"use strict";
var identity=require_identity(),Scalar=require_Scalar(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveBlockMap=require_resolve_block_map(),
resolveBlockSeq=require_resolve_block_seq(),resolveFlowCollection=require_resolve_flow_collection();function resolveCollection(CN,ctx,token,onError,tagName,tag){
let coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):token.type==="block-seq"?resolveBlockSeq.
resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token,onError,tag),Coll=coll.
constructor;return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}
function composeCollection(CN,ctx,token,props,onError){let tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.
source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token.type==="block-seq"){let{anchor,newlineAfterProp:nl}=props,
lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.
offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}let expType=token.type==="block-m\
ap"?"map":token.type==="block-seq"?"seq":token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===
YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&expType==="seq")return resolveCollection(CN,
ctx,token,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else
return kt?onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??
"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,!0),resolveCollection(CN,ctx,token,onError,
tagName)}let coll=resolveCollection(CN,ctx,token,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,"TAG_\
RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.range,
node.tag=tagName,tag?.format&&(node.format=tag.format),node}exports.composeCollection=composeCollection}});var require_resolve_block_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports){"use stri\
ct";var Scalar=require_Scalar();function resolveBlockScalar(ctx,scalar,onError){let start=scalar.offset,header=parseBlockScalarHeader(
scalar,ctx.options.strict,onError);if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};let type=header.
mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL,lines=scalar.source?splitLines(scalar.source):[],chompStart=lines.
length;for(let i=lines.length-1;i>=0;--i){let content=lines[i][1];if(content===""||content==="\r")chompStart=i;else break}
if(chompStart===0){let value2=header.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"",end2=start+header.length;return scalar.source&&(end2+=scalar.source.length),{value:value2,
type,comment:header.comment,range:[start,end2,end2]}}let trimIndent=scalar.indent+header.indent,offset=scalar.offset+header.
length,contentStart=0;for(let i=0;i<chompStart;++i){let[indent,content]=lines[i];if(content===""||content==="\r")header.
indent===0&&indent.length>trimIndent&&(trimIndent=indent.length);else{indent.length<trimIndent&&onError(offset+indent.length,
"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),header.
indent===0&&(trimIndent=indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block sc\
alar values in collections must be indented");break}offset+=indent.length+content.length+1}for(let i=lines.length-1;i>=chompStart;--i)
lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep2="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;let crlf=content[content.
length-1]==="\r";if(crlf&&(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lin\
es must not be less indented than their ${header.indent?"explicit indentation indicator":"first line"}`;onError(offset-content.
length-(crlf?2:1),"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value+=sep2+indent.slice(trimIndent)+
content,sep2=`
`):indent.length>trimIndent||content[0]==="	"?(sep2===" "?sep2=`
`:!prevMoreIndented&&sep2===`
`&&(sep2=`

`),value+=sep2+indent.slice(trimIndent)+content,sep2=`
`,prevMoreIndented=!0):content===""?sep2===`
`?value+=`
`:sep2=`
`:(value+=sep2+content,sep2=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.
length;++i)value+=`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}let end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,end,end]}}function parseBlockScalarHeader({
offset,props},strict,onError){if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scala\
r header not found"),null;let{source}=props[0],mode=source[0],indent=0,chomp="",error=-1;for(let i=1;i<source.length;++i){
let ch=source[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=n:error===-1&&(error=offset+
i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,
comment="",length=source.length;for(let i=1;i<props.length;++i){let token=props[i];switch(token.type){case"space":hasSpace=
!0;case"newline":length+=token.source.length;break;case"comment":strict&&!hasSpace&&onError(token,"MISSING_CHAR","Commen\
ts must be separated from other tokens by white space characters"),length+=token.source.length,comment=token.source.substring(
1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message),length+=token.source.length;break;default:{let message=`\
Unexpected token in block scalar header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);let ts=token.source;ts&&
typeof ts=="string"&&(length+=ts.length)}}}return{mode,indent,chomp,comment,length}}function splitLines(source){let split=source.
split(/\n( *)/),first=split[0],m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<
split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports.resolveBlockScalar=resolveBlockScalar}});var require_resolve_flow_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports){"use strict";
var Scalar=require_Scalar(),resolveEnd=require_resolve_end();function resolveFlowScalar(scalar,strict,onError){let{offset,
type,source,end}=scalar,_type,value,_onError=(rel,code,msg)=>onError(offset+rel,code,msg);switch(type){case"scalar":_type=
Scalar.Scalar.PLAIN,value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,
value=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(
source,_onError);break;default:return onError(scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),
{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.length]}}let valueEnd=offset+source.length,
re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);return{value,type:_type,comment:re.comment,range:[offset,valueEnd,
re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case"\
,":badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=
`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}return badChar&&
onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){
return(source[source.length-1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),
unfoldLines(source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){let line=/(.*?)\r?\n/sy,match=line.exec(
source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	\
]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].replace(trimEnd,""),sep2="\
 ",pos=line.lastIndex;for(;match=line.exec(source);){let lm=match[1].replace(trimBoth,"");lm===""?sep2===`
`?res+=sep2:sep2=`
`:(res+=sep2+lm,sep2=" "),pos=line.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+
sep2+(match?.[1]??"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<source.length-1;++i){let ch=source[i];
if(!(ch==="\r"&&source[i+1]===`
`))if(ch===`
`){let{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next=source[++i],cc=escapeCodes[next];
if(cc)res+=cc;else if(next===`
`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){let length=next===
"x"?2:next==="u"?4:8;res+=parseCharCode(source,i+1,length,onError),i+=length}else{let raw=source.substr(i-1,2);onError(i-
1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||ch==="	"){let wsStart=i,next=source[i+1];
for(;next===" "||next==="	";)next=source[++i+1];next!==`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&
onError(source.length,"MISSING_CHAR",'Missing closing "quote'),res}function foldNewline(source,offset){let fold="",ch=source[offset+
1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",
f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){
let cc=source.substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.
fromCodePoint(code)}catch{let raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid esca\
pe sequence ${raw}`),raw}}exports.resolveFlowScalar=resolveFlowScalar}});var require_compose_scalar=__commonJS({"node_modules/yaml/dist/compose/compose-scalar.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),resolveBlockScalar=require_resolve_block_scalar(),resolveFlowScalar=require_resolve_flow_scalar();
function composeScalar(ctx,token,tagToken,onError){let{value,type,comment,range}=token.type==="block-scalar"?resolveBlockScalar.
resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.strict,onError),tagName=tagToken?
ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&
ctx.atKey?tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,tagName,tagToken,onError):token.
type==="scalar"?tag=findScalarTagByTest(ctx,value,token,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{let res=tag.
resolve(value,msg=>onError(tagToken??token,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.
Scalar(res)}catch(error){let msg=error instanceof Error?error.message:String(error);onError(tagToken??token,"TAG_RESOLVE\
_FAILED",msg),scalar=new Scalar.Scalar(value)}return scalar.range=range,scalar.source=value,type&&(scalar.type=type),tagName&&
(scalar.tag=tagName),tag.format&&(scalar.format=tag.format),comment&&(scalar.comment=comment),scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){
if(tagName==="!")return schema[identity.SCALAR];let matchWithTest=[];for(let tag of schema.tags)if(!tag.collection&&tag.
tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(let tag of matchWithTest)if(tag.test?.
test(value))return tag;let kt=schema.knownTags[tagName];return kt&&!kt.collection?(schema.tags.push(Object.assign({},kt,
{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.o\
rg,2002:str"),schema[identity.SCALAR])}function findScalarTagByTest({atKey:atKey2,directives,schema},value,token,onError){
let tag=schema.tags.find(tag2=>(tag2.default===!0||atKey2&&tag2.default==="key")&&tag2.test?.test(value))||schema[identity.
SCALAR];if(schema.compat){let compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema[identity.SCALAR];
if(tag.tag!==compat.tag){let ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be pars\
ed as either ${ts} or ${cs}`;onError(token,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}exports.composeScalar=composeScalar}});var require_util_empty_scalar_position=__commonJS({"node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports){
"use strict";function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){
let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.
type==="space";)offset+=st.source.length,st=before[++i];break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}});var require_compose_node=__commonJS({"node_modules/yaml/dist/compose/compose-node.js"(exports){"use strict";var Alias=require_Alias(),
identity=require_identity(),composeCollection=require_compose_collection(),composeScalar=require_compose_scalar(),resolveEnd=require_resolve_end(),
utilEmptyScalarPosition=require_util_empty_scalar_position(),CN={composeNode,composeEmptyNode};function composeNode(ctx,token,props,onError){
let atKey2=ctx.atKey,{spaceBefore,comment,anchor,tag}=props,node,isSrcToken=!0;switch(token.type){case"alias":node=composeAlias(
ctx,token,onError),(anchor||tag)&&onError(token,"ALIAS_PROPS","An alias node must not specify any properties");break;case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(ctx,token,
tag,onError),anchor&&(node.anchor=anchor.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":
try{node=composeCollection.composeCollection(CN,ctx,token,props,onError),anchor&&(node.anchor=anchor.source.substring(1))}catch(error){
let message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTION",message)}break;default:{
let message=token.type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",
message),isSrcToken=!1}}return node??(node=composeEmptyNode(ctx,token.offset,void 0,null,props,onError)),anchor&&node.anchor===
""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string"),atKey2&&ctx.options.stringKeys&&(!identity.isScalar(node)||
typeof node.value!="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")&&onError(tag??token,"NON_STRING_KEY","With st\
ringKeys, all keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment&&(token.type==="scalar"&&token.source===
""?node.comment=comment:node.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node.srcToken=token),node}
function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor,tag,end},onError){let token={type:"scalar",offset:utilEmptyScalarPosition.
emptyScalarPosition(offset,before,pos),indent:-1,source:""},node=composeScalar.composeScalar(ctx,token,tag,onError);return anchor&&
(node.anchor=anchor.source.substring(1),node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string")),
spaceBefore&&(node.spaceBefore=!0),comment&&(node.comment=comment,node.range[2]=end),node}function composeAlias({options},{
offset,source,end},onError){let alias=new Alias.Alias(source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS",
"Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(offset+source.length-1,"BAD_ALIAS","Alias ending \
in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,valueEnd,options.strict,onError);return alias.
range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}exports.composeEmptyNode=composeEmptyNode;
exports.composeNode=composeNode}});var require_compose_doc=__commonJS({"node_modules/yaml/dist/compose/compose-doc.js"(exports){"use strict";var Document=require_Document(),
composeNode=require_compose_node(),resolveEnd=require_resolve_end(),resolveProps=require_resolve_props();function composeDoc(options,directives,{
offset,start,value,end},onError){let opts=Object.assign({_directives:directives},options),doc=new Document.Document(void 0,
opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps.resolveProps(
start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.
docStart=!0,value&&(value.type==="block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_C\
HAR","Block collection cannot start on same line with directives-end marker")),doc.contents=value?composeNode.composeNode(
ctx,value,props,onError):composeNode.composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.contents.
range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,
contentEnd,re.offset],doc}exports.composeDoc=composeDoc}});var require_composer=__commonJS({"node_modules/yaml/dist/compose/composer.js"(exports){"use strict";var node_process=__require("process"),
directives=require_directives(),Document=require_Document(),errors=require_errors(),identity=require_identity(),composeDoc=require_compose_doc(),
resolveEnd=require_resolve_end();function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))
return src.length===2?src:[src[0],src[1]];let{offset,source}=src;return[offset,offset+(typeof source=="string"?source.length:
1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){let source=prelude[i];
switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;
break;default:atComment||(afterEmptyLine=!0),atComment=!1}}return{comment,afterEmptyLine}}var Composer=class{constructor(options={}){
this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning)=>{
let pos=getErrorPos(source);warning?this.warnings.push(new errors.YAMLWarning(pos,code,message)):this.errors.push(new errors.
YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options.version||"1.2"}),this.options=
options}decorate(doc,afterDoc){let{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){let dc=doc.contents;if(afterDoc)
doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(identity.isCollection(
dc)&&!dc.flow&&dc.items.length>0){let it=dc.items[0];identity.isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=
cb?`${comment}
${cb}`:comment}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.
length;++i)doc.warnings.push(this.warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.
errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.
errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){for(let token of tokens)yield*this.next(token);
yield*this.end(forceDoc,endOffset)}*next(token){switch(node_process.env.LOG_STREAM&&console.dir(token,{depth:null}),token.
type){case"directive":this.directives.add(token.source,(offset,message,warning)=>{let pos=getErrorPos(token);pos[0]+=offset,
this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.push(token.source),this.atDirectives=!0;break;case"docu\
ment":{let doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);this.atDirectives&&!doc.directives.
docStart&&this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(doc,!1),this.
doc&&(yield this.doc),this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"\
newline":this.prelude.push(token.source);break;case"error":{let msg=token.source?`${token.message}: ${JSON.stringify(token.
source)}`:token.message,error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg);this.atDirectives||!this.
doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc-end w\
ithout preceding document";this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}
this.doc.directives.docEnd=!0;let end=resolveEnd.resolveEnd(token.end,token.offset+token.source.length,this.doc.options.
strict,this.onError);if(this.decorate(this.doc,!0),end.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(
token),"UNEXPECTED_TOKEN",`Unsupported token ${token.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(
this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){let opts=Object.assign({_directives:this.directives},this.options),
doc=new Document.Document(void 0,opts);this.atDirectives&&this.onError(endOffset,"MISSING_CHAR","Missing directives-end \
indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};exports.Composer=Composer}});var require_cst_scalar=__commonJS({"node_modules/yaml/dist/parse/cst-scalar.js"(exports){"use strict";var resolveBlockScalar=require_resolve_block_scalar(),
resolveFlowScalar=require_resolve_flow_scalar(),errors=require_errors(),stringifyString=require_stringifyString();function resolveAsScalar(token,strict=!0,onError){
if(token){let _onError=(pos,code,message)=>{let offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)
onError(offset,code,message);else throw new errors.YAMLParseError([offset,offset+1],code,message)};switch(token.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,strict,_onError);case"\
block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token,_onError)}}return null}function createScalarToken(value,context){
let{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source=stringifyString.stringifyString({type,value},
{implicitKey,indent:indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"\
newline",offset:-1,indent,source:`
`}];switch(source[0]){case"|":case">":{let he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"\
newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,
end};case"'":return{type:"single-quoted-scalar",offset,indent,source,end};default:return{type:"scalar",offset,indent,source,
end}}}function setScalarValue(token,value,context={}){let{afterKey=!1,implicitKey=!1,inFlow=!1,type}=context,indent="ind\
ent"in token?token.indent:null;if(afterKey&&typeof indent=="number"&&(indent+=2),!type)switch(token.type){case"single-qu\
oted-scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{let header=token.
props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");type=header.source[0]==="\
>"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}let source=stringifyString.stringifyString({type,value},{implicitKey:implicitKey||
indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}});switch(source[0]){case"\
|":case">":setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"\
'":setFlowScalarValue(token,source,"single-quoted-scalar");break;default:setFlowScalarValue(token,source,"scalar")}}function setBlockScalarValue(token,source){
let he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`;if(token.type==="block-scalar"){let header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Inva\
lid block scalar header");header.source=head,token.source=body}else{let{offset}=token,indent="indent"in token?token.indent:
-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(props,"end"in token?token.end:void 0)||
props.push({type:"newline",offset:-1,indent,source:`
`});for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type:"block-s\
calar",indent,props,source:body})}}function addEndtoBlockProps(props,end){if(end)for(let st of end)switch(st.type){case"\
space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token,source,type){
switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type,token.source=source;
break;case"block-scalar":{let end=token.props.slice(1),oa=source.length;token.props[0].type==="block-scalar-header"&&(oa-=
token.props[0].source.length);for(let tok of end)tok.offset+=oa;delete token.props,Object.assign(token,{type,source,end});
break}case"block-map":case"block-seq":{let nl={type:"newline",offset:token.offset+source.length,indent:token.indent,source:`\

`};delete token.items,Object.assign(token,{type,source,end:[nl]});break}default:{let indent="indent"in token?token.indent:
-1,end="end"in token&&Array.isArray(token.end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.type==="n\
ewline"):[];for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type,
indent,source,end})}}}exports.createScalarToken=createScalarToken;exports.resolveAsScalar=resolveAsScalar;exports.setScalarValue=
setScalarValue}});var require_cst_stringify=__commonJS({"node_modules/yaml/dist/parse/cst-stringify.js"(exports){"use strict";var stringify=cst=>"\
type"in cst?stringifyToken(cst):stringifyItem(cst);function stringifyToken(token){switch(token.type){case"block-scalar":{
let res="";for(let tok of token.props)res+=stringifyToken(tok);return res+token.source}case"block-map":case"block-seq":{
let res="";for(let item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.start.source;
for(let item of token.items)res+=stringifyItem(item);for(let st of token.end)res+=st.source;return res}case"document":{let res=stringifyItem(
token);if(token.end)for(let st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.
end)for(let st of token.end)res+=st.source;return res}}}function stringifyItem({start,key,sep:sep2,value}){let res="";for(let st of start)
res+=st.source;if(key&&(res+=stringifyToken(key)),sep2)for(let st of sep2)res+=st.source;return value&&(res+=stringifyToken(
value)),res}exports.stringify=stringify}});var require_cst_visit=__commonJS({"node_modules/yaml/dist/parse/cst-visit.js"(exports){"use strict";var BREAK=Symbol("br\
eak visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove item");function visit(cst,visitor){"type"in cst&&cst.type===
"document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit.BREAK=BREAK;visit.SKIP=SKIP;
visit.REMOVE=REMOVE;visit.itemAtPath=(cst,path5)=>{let item=cst;for(let[field,index]of path5){let tok=item?.[field];if(tok&&
"items"in tok)item=tok.items[index];else return}return item};visit.parentCollection=(cst,path5)=>{let parent=visit.itemAtPath(
cst,path5.slice(0,-1)),field=path5[path5.length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error(
"Parent collection not found")};function _visit(path5,item,visitor){let ctrl=visitor(item,path5);if(typeof ctrl=="symbol")
return ctrl;for(let field of["key","value"]){let token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.
length;++i){let ci=_visit(Object.freeze(path5.concat([[field,i]])),token.items[i],visitor);if(typeof ci=="number")i=ci-1;else{
if(ci===BREAK)return BREAK;ci===REMOVE&&(token.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=ctrl(
item,path5))}}return typeof ctrl=="function"?ctrl(item,path5):ctrl}exports.visit=visit}});var require_cst=__commonJS({"node_modules/yaml/dist/parse/cst.js"(exports){"use strict";var cstScalar=require_cst_scalar(),
cstStringify=require_cst_stringify(),cstVisit=require_cst_visit(),BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR="",isCollection2=token=>!!token&&
"items"in token,isScalar2=token=>!!token&&(token.type==="scalar"||token.type==="single-quoted-scalar"||token.type==="dou\
ble-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:return"<BOM>";case DOCUMENT:
return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){
switch(source){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:
return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken;exports.
resolveAsScalar=cstScalar.resolveAsScalar;exports.setScalarValue=cstScalar.setScalarValue;exports.stringify=cstStringify.
stringify;exports.visit=cstVisit.visit;exports.BOM=BOM;exports.DOCUMENT=DOCUMENT;exports.FLOW_END=FLOW_END;exports.SCALAR=
SCALAR;exports.isCollection=isCollection2;exports.isScalar=isScalar2;exports.prettyToken=prettyToken;exports.tokenType=tokenType}});var require_lexer=__commonJS({"node_modules/yaml/dist/parse/lexer.js"(exports){"use strict";var cst=require_cst();function isEmpty(ch){
switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("01234567\
89ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(
` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=
-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=
null,this.next=null,this.pos=0}*lex(source,incomplete=!1){if(source){if(typeof source!="string")throw TypeError("source \
is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=null}this.atEnd=!incomplete;let next=this.
next??"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos,ch=this.
buffer[i];for(;ch===" "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;
for(;ch===" ";)ch=this.buffer[++indent+offset];if(ch==="\r"){let next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);
if((dt==="---"||dt==="...")&&isEmpty(this.buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;return(typeof end!=
"number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=
1),this.buffer.substring(this.pos,end))}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=
this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){return this.buffer.substr(this.
pos,n)}*parseNext(next){switch(next){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.
parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"\
plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line=this.getLine();if(line===null)return this.setNext(
"stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.length,cs=line.
indexOf("#");for(;cs!==-1;){let ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){
let ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(
!0));return yield*this.pushCount(line.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(
!0);return yield*this.pushCount(line.length-sp),yield*this.pushNewline(),"stream"}return yield cst.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){
let ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.
hasChars(4))return this.setNext("line-start");let s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.
pushCount(3),this.indentValue=0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(
!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&
isEmpty(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.
indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line=this.getLine();if(line===null)
return this.setNext("doc");let n=yield*this.pushIndicators();switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:
return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=
!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),
"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),
n+=yield*this.pushSpaces(!0),yield*this.pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;do nl=yield*this.pushNewline(),nl>0?(sp=
yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line=this.getLine();
if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith(
"---")||line.startsWith("..."))&&isEmpty(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]===
"}")))return this.flowLevel=0,yield cst.FLOW_END,yield*this.parseLineStart();let n=0;for(;line[n]===",";)n+=yield*this.pushCount(
1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),line[n]){case void 0:return"flow";case"\
#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.
flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flo\
w":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.
pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote=this.
charAt(0),end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.
indexOf("'",end+2);else for(;end!==-1;){let n=0;for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.
indexOf('"',end+1)}let qb=this.buffer.substring(0,end),nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.
buffer.length}return yield*this.pushToIndex(end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=
-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){let ch=this.buffer[++i];if(ch==="+")this.blockScalarKeep=!0;else if(ch>
"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||ch===
"#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case"\
 ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===
`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=indent:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.
continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=
this.buffer[i];ch===" ";)ch=this.buffer[++i];if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);
let lastChar=i2;for(;ch2===" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),
yield*this.parseLineStart()}*parsePlainScalar(){let inFlow=this.flowLevel>0,end=this.pos-1,i=this.pos-1,ch;for(;ch=this.
buffer[++i];)if(ch===":"){let next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.has(next))break;end=i}else if(isEmpty(
ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;
end=i}return!ch&&!this.atEnd?this.setNext("plain-scalar"):(yield cst.SCALAR,yield*this.pushToIndex(end+1,!0),inFlow?"flo\
w":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(i,allowEmpty){let s=this.
buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){let n=0;
loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":n+=
yield*this.pushUntil(isNotAnchorChar),n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{let inFlow=this.
flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(ch1)){inFlow?this.flowKey&&(this.flowKey=
!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}
return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];
return yield*this.pushToIndex(ch===">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=
this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.has(this.buffer[i+2]))ch=this.buffer[i+=3];else
break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&
ch==="	");let n=i-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,
ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(i,!1)}};exports.Lexer=Lexer}});var require_line_counter=__commonJS({"node_modules/yaml/dist/parse/line-counter.js"(exports){"use strict";var LineCounter=class{constructor(){
this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.
length;for(;low<high;){let mid=low+high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)
return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{line:low,col:offset-
start+1}}}};exports.LineCounter=LineCounter}});var require_parser=__commonJS({"node_modules/yaml/dist/parse/parser.js"(exports){"use strict";var node_process=__require("process"),
cst=require_cst(),lexer=require_lexer();function includesToken(list2,type){for(let i=0;i<list2.length;++i)if(list2[i].type===
type)return!0;return!1}function findNonEmptyIndex(list2){for(let i=0;i<list2.length;++i)switch(list2[i].type){case"space":case"\
comment":case"newline":break;default:return i}return-1}function isFlowToken(token){switch(token?.type){case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(parent){
switch(parent.type){case"document":return parent.start;case"block-map":{let it=parent.items[parent.items.length-1];return it.
sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){
if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"doc-start":case"explicit-key-i\
nd":case"map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(
i,prev.length)}function arrayPushArray(target,source){if(source.length<1e5)Array.prototype.push.apply(target,source);else
for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start")
for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.sep,"map-value-\
ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.
value.end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}var Parser2=class{constructor(onNewLine){this.atNewLine=
!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new lexer.
Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let lexeme of this.
lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source){if(this.source=source,
node_process.env.LOG_TOKENS&&console.log("|",cst.prettyToken(source)),this.atScalar){this.atScalar=!1,yield*this.step(),
this.offset+=source.length;return}let type=cst.tokenType(source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=
!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"newline":this.atNewLine=!0,this.indent=0,this.
onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===" "&&(this.indent+=source.
length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);
break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=source.length}else{let message=`\
Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){let top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.stack.length>
0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.
stream();switch(top.type){case"document":return yield*this.document(top);case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"\
block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.
flowCollection(top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.
length-n]}*pop(error){let token=error??this.stack.pop();if(!token)yield{type:"error",offset:this.offset,source:"",message:"\
Tried to pop an empty stack"};else if(this.stack.length===0)yield token;else{let top=this.peek(1);switch(token.type==="b\
lock-scalar"?token.indent="indent"in top?top.indent:0:token.type==="flow-collection"&&top.type==="document"&&(token.indent=
0),token.type==="flow-collection"&&fixFlowSeqItems(token),top.type){case"document":top.value=token;break;case"block-scal\
ar":top.props.push(token);break;case"block-map":{let it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],
key:token,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token;else{Object.assign(it,{key:token,sep:[]}),this.
onKeyLine=!it.explicitKey;return}break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.items.push({start:[],
value:token}):it.value=token;break}case"flow-collection":{let it=top.items[top.items.length-1];!it||it.value?top.items.push(
{start:[],key:token,sep:[]}):it.sep?it.value=token:Object.assign(it,{key:token,sep:[]});return}default:yield*this.pop(),
yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.type==="block-seq")&&(token.type==="block-m\
ap"||token.type==="block-seq")){let last=token.items[token.items.length-1];last&&!last.sep&&!last.value&&last.start.length>
0&&findNonEmptyIndex(last.start)===-1&&(token.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token.indent))&&
(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token.items.splice(-1,1))}}}*stream(){switch(this.
type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"\
space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let doc={type:"document",
offset:this.offset,start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{
type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){
if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(doc.start)!==-1?(yield*this.
pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"n\
ewline":doc.start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.stack.push(bv):yield{type:"erro\
r",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar){if(this.
type==="map-value-ind"){let prev=getPrevProps(this.peek(2)),start=getFirstKeyStartProps(prev),sep2;scalar.end?(sep2=scalar.
end,sep2.push(this.sourceToken),delete scalar.end):sep2=[this.sourceToken];let map={type:"block-map",offset:scalar.offset,
indent:scalar.indent,items:[{start,key:scalar,sep:sep2}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.
lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comment":case"newline":scalar.props.push(this.sourceToken);
return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let nl=this.source.indexOf(
`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){let it=map.items[map.items.length-
1];switch(this.type){case"newline":if(this.onKeyLine=!1,it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(
end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):map.items.push({start:[this.sourceToken]})}else
it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)map.items.
push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(it.start,map.
indent)){let end=map.items[map.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(
this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map.indent){let atMapIndent=!this.
onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-ind",start=[];
if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newli\
ne":nl.push(i);break;case"space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=
2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),
map.items.push({start}),this.onKeyLine=!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"\
explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.
push(this.sourceToken),map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(it.explicitKey)
if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(it.sep,"map-value\
-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key=it.key,sep2=it.sep;sep2.push(this.
sourceToken),delete it.key,delete it.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:start2,key,sep:sep2}]})}else start.length>0?it.sep=it.sep.concat(start,this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(
it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(it.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else
it.sep?it.value||atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):includesToken(it.sep,"map-value-ind")?
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(this.type);atNextItem||it.value?(map.
items.push({start,key:fs2,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs2):(Object.assign(it,{key:fs2,sep:[]}),this.
onKeyLine=!0);return}default:{let bv=this.startBlockValue(map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&
!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on s\
ame line with key",source:this.source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}
yield*this.pop(),yield*this.step()}*blockSequence(seq){let it=seq.items[seq.items.length-1];switch(this.type){case"newli\
ne":if(it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="com\
ment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"\
space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.
indent)){let end=seq.items[seq.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(
this.sourceToken),seq.items.pop();return}}it.start.push(this.sourceToken)}return;case"anchor":case"tag":if(it.value||this.
indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;it.
value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);
return}if(this.indent>seq.indent){let bv=this.startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.
step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),
top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"expl\
icit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-valu\
e-ind":!it||it.value?fc.items.push({start:[],key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.
assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!it||
it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(this.type);
!it||it.value?fc.items.push({start:[],key:fs2,sep:[]}):it.sep?this.stack.push(fs2):Object.assign(it,{key:fs2,sep:[]});return}case"\
flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.startBlockValue(fc);bv?this.stack.push(
bv):(yield*this.pop(),yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-va\
lue-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.
step();else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(
prev);fixFlowSeqItems(fc);let sep2=fc.end.splice(1,fc.end.length);sep2.push(this.sourceToken);let map={type:"block-map",
offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep:sep2}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else
yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.
sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:!0}]}}case"map-value-ind":{
this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.
type!=="comment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.
type!=="doc-mode"&&(docEnd.end?docEnd.end.push(this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.
pop()))}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"\
map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token.end?token.end.push(
this.sourceToken):token.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};exports.Parser=Parser2}});var require_public_api=__commonJS({"node_modules/yaml/dist/public-api.js"(exports){"use strict";var composer=require_composer(),
Document=require_Document(),errors=require_errors(),log2=require_log(),identity=require_identity(),lineCounter=require_line_counter(),
parser=require_parser();function parseOptions(options){let prettyErrors=options.prettyErrors!==!1;return{lineCounter:options.
lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.
Composer(options),docs=Array.from(composer$1.compose(parser$1.parse(source)));if(prettyErrors&&lineCounter2)for(let doc of docs)
doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2));
return docs.length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument2(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.
Composer(options),doc=null;for(let _doc of composer$1.compose(parser$1.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.
options.logLevel!=="silent"){doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source con\
tains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&lineCounter2&&(doc.errors.forEach(
errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2))),doc}function parse2(src,reviver,options){
let _reviver;typeof reviver=="function"?_reviver=reviver:options===void 0&&reviver&&typeof reviver=="object"&&(options=reviver);
let doc=parseDocument2(src,options);if(!doc)return null;if(doc.warnings.forEach(warning=>log2.warn(doc.options.logLevel,
warning)),doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];doc.errors=[]}return doc.toJS(Object.
assign({reviver:_reviver},options))}function stringify(value,replacer,options){let _replacer=null;if(typeof replacer=="f\
unction"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer),typeof options=="str\
ing"&&(options=options.length),typeof options=="number"){let indent=Math.round(options);options=indent<1?void 0:indent>8?
{indent:8}:{indent}}if(value===void 0){let{keepUndefined}=options??replacer??{};if(!keepUndefined)return}return identity.
isDocument(value)&&!_replacer?value.toString(options):new Document.Document(value,_replacer,options).toString(options)}exports.
parse=parse2;exports.parseAllDocuments=parseAllDocuments;exports.parseDocument=parseDocument2;exports.stringify=stringify}});var require_dist=__commonJS({"node_modules/yaml/dist/index.js"(exports){"use strict";var composer=require_composer(),Document=require_Document(),
Schema=require_Schema(),errors=require_errors(),Alias=require_Alias(),identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),
YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),cst=require_cst(),lexer=require_lexer(),lineCounter=require_line_counter(),
parser=require_parser(),publicApi=require_public_api(),visit=require_visit();exports.Composer=composer.Composer;exports.
Document=Document.Document;exports.Schema=Schema.Schema;exports.YAMLError=errors.YAMLError;exports.YAMLParseError=errors.
YAMLParseError;exports.YAMLWarning=errors.YAMLWarning;exports.Alias=Alias.Alias;exports.isAlias=identity.isAlias;exports.
isCollection=identity.isCollection;exports.isDocument=identity.isDocument;exports.isMap=identity.isMap;exports.isNode=identity.
isNode;exports.isPair=identity.isPair;exports.isScalar=identity.isScalar;exports.isSeq=identity.isSeq;exports.Pair=Pair.
Pair;exports.Scalar=Scalar.Scalar;exports.YAMLMap=YAMLMap.YAMLMap;exports.YAMLSeq=YAMLSeq.YAMLSeq;exports.CST=cst;exports.
Lexer=lexer.Lexer;exports.LineCounter=lineCounter.LineCounter;exports.Parser=parser.Parser;exports.parse=publicApi.parse;
exports.parseAllDocuments=publicApi.parseAllDocuments;exports.parseDocument=publicApi.parseDocument;exports.stringify=publicApi.
stringify;exports.visit=visit.visit;exports.visitAsync=visit.visitAsync}});function hodgesLehmannIntervals(base,head,confidences){if(![...base,...head].every(value=>value>=0&&value<1/0))return null;
let ratios=new Float64Array(base.length*head.length),next=0;for(let b of base)for(let h of head)ratios[next++]=h===b?1:h/
b;ratios.sort();let intervals=confidences.map(confidence=>{let outside=ratiosOutside(base.length,head.length,confidence);
return outside===0?{low:0,high:1/0}:{low:ratios[outside-1],high:ratios[ratios.length-outside]}});return{ratio:middleRatio(
ratios),intervals}}function ratiosOutside(n,m,confidence){let tail=(1-confidence)/2;if(Math.max(n,m)>EXACT_UP_TO.untied){
let deviation=Math.sqrt(n*m*(n+m+1)/12);return Math.max(0,Math.floor(n*m/2+normalQuantile(tail)*deviation+.5))}let beyond=untiedLowerHalf(
n,m).findIndex(probability=>probability>tail);return Math.max(0,beyond)}function middleRatio(ascending){let half=ascending.
length>>1,upper=ascending[half],lower=ascending.length%2===1?upper:ascending[half-1];return lower===0&&upper===1/0?1:lower===
upper?upper:Math.sqrt(lower)*Math.sqrt(upper)}var QUARTILES_OF_NORMAL=2*normalQuantile(.75);function robustSpread(values){let ascending=sortAscending(values),range=quantile(
ascending,.75)-quantile(ascending,.25);if(range>0)return range/QUARTILES_OF_NORMAL;let centre=quantile(ascending,.5);return Math.
sqrt(values.reduce((sum2,value)=>sum2+(value-centre)**2,0)/values.length)}function quantile(ascending,part){let last=ascending.
length-1,position=Math.min(last,Math.max(0,(ascending.length+1/3)*part+1/3-1)),below=ascending[Math.floor(position)],above=ascending[Math.
ceil(position)];return below+(position-Math.floor(position))*(above-below)}var LEVELS2=Array.from({length:17},(_,index)=>index/8-.5),BASE=LEVELS2.indexOf(0),HEAD=LEVELS2.indexOf(1),SECOND_JUMP_ODDS=.03,
MIN_LIKELIHOOD=1e-30;function computePosterior(evidence){let commits=evidence.length,jump=2*SECOND_JUMP_ODDS/Math.max(1,
commits-1),emissions=evidence.map((own,index)=>index===commits-1?certainly(HEAD):emissionOf(own)),all=walk(emissions,makeTransitions(
jump,()=>!0)),flat=walk(emissions,makeTransitions(jump,(from,to)=>to<from),all.scales),transitions=makeTransitions(jump,
()=>!0),joint=(before2,index,after)=>LEVELS2.map((_,from)=>LEVELS2.map((__,to)=>to>from?before2[from]*transitions[from][to]*
emissions[index][to]*after[to]/all.scales[index]:0)),before=(forward,index)=>index===0?certainly(BASE):forward[index-1],
jumps=emissions.map((_,index)=>joint(before(all.forward,index),index,all.backward[index])),only=emissions.map((_,index)=>sumAll(
joint(before(flat.forward,index),index,flat.backward[index]))),single=only.reduce((sum2,one)=>sum2+one,0),levels=all.forward.
map((forward,index)=>normalise(forward.map((one,at)=>one*all.backward[index][at])));return{several:Math.max(0,1-single),
rises:jumps.map(sumAll),onlyRise:only.map(one=>single>0?one/single:1/commits),levels:levels.map(coarsen),bitsAboutRises:levels.
map((own,index)=>{let here=sumRows(transpose(jumps[index])),next=jumps[index+1];return informationOf(own,here)+(next===void 0?
0:informationOf(own,sumRows(next)))})}}function certainly(level){return LEVELS2.map((_,index)=>index===level?1:0)}function emissionOf(evidence){
if(evidence===null)return LEVELS2.map(()=>1);let largest=Math.max(...evidence);return evidence.map(one=>Math.max(MIN_LIKELIHOOD,
one/largest))}function makeTransitions(jump,isAllowed){return LEVELS2.map((_,from)=>LEVELS2.map((__,to)=>to===from?1-jump:
isAllowed(from,to)?jump/(LEVELS2.length-1):0))}function walk(emissions,transitions,known){let scales=[],forward=[],last=certainly(
BASE);for(let[index,emission]of emissions.entries()){let next=LEVELS2.map((_,to)=>emission[to]*sumOver(from=>last[from]*
transitions[from][to])),scale=known?.[index]??sumOver(to=>next[to]);scales.push(scale),last=next.map(one=>one/scale),forward.
push(last)}let backward=Array.from(emissions,()=>LEVELS2.map(()=>1));for(let index=emissions.length-2;index>=0;index-=1){
let[emission,after]=[emissions[index+1],backward[index+1]],scale=scales[index+1];backward[index]=LEVELS2.map((_,from)=>sumOver(
to=>transitions[from][to]*emission[to]*after[to])/scale)}return{forward,backward,scales}}function sumOver(term){let sum2=0;
for(let level=0;level<LEVELS2.length;level+=1)sum2+=term(level);return sum2}function sumAll(table){return sumRows(table).
reduce((sum2,one)=>sum2+one,0)}function sumRows(table){return table.map(row=>row.reduce((sum2,one)=>sum2+one,0))}function transpose(table){
return LEVELS2.map((_,index)=>table.map(row=>row[index]))}function informationOf(levels,withEvent){let event=withEvent.reduce(
(sum2,one)=>sum2+one,0),left=sumOver(index=>{let own=levels[index];return own>0?own*entropyOfEvent(withEvent[index]/own):
0});return Math.max(0,entropyOfEvent(event)-left)}function entropyOfEvent(probability){return entropyOf([probability,1-probability])}
function entropyOf(probabilities){return probabilities.reduce((sum2,one)=>one>0?sum2-one*Math.log2(one):sum2,0)}function normalise(weights){
let total=sumOver(index=>weights[index]);return weights.map(one=>one/total)}function coarsen(level){let share=isWanted=>sumOver(
index=>isWanted(LEVELS2[index])?level[index]:0),[base,head]=[share(one=>one<.25),share(one=>one>.75)];return[base,Math.max(
0,1-base-head),head]}var SPREAD_OF_TRIAL=Math.sqrt(1.5),DEGREES=4,SCALE_OF_NORMAL=.9106,LAYOUT=.01,MIN_LAYOUT_SPREAD=.04,MAX_LAYOUT_SPREAD=.15,
POINTS=32,FIRST_POINT=-1.5,LAST_POINT=2.5,MIN_SPREAD=.02;function weighTrials(trials,{difference,spread}){let shares=trials.
map(({base,candidate,head})=>(candidate-(base+head)/2)/difference+.5),scale=Math.max(MIN_SPREAD,Math.abs(spread*SPREAD_OF_TRIAL*
SCALE_OF_NORMAL/difference)),layout=Math.min(MAX_LAYOUT_SPREAD,Math.max(MIN_LAYOUT_SPREAD,Math.abs(LAYOUT/difference)));
return weighShares(moveIntoRange(shares),scale,layout)}function weighExactShare(share){let[moved=share]=moveIntoRange([share]);
return LEVELS2.map(level=>Math.exp(-.5*((moved-level)/MIN_LAYOUT_SPREAD)**2))}function moveIntoRange(shares){let centre=median(
shares),moved=Math.min(LEVELS2.at(-1),Math.max(LEVELS2[0],centre))-centre;return shares.map(share=>share+moved)}function weighShares(shares,scale,layout){
let points=Array.from({length:(LAST_POINT-FIRST_POINT)*POINTS+1},(_,index)=>FIRST_POINT+index/POINTS),logs=points.map(point=>shares.
reduce((sum2,share)=>sum2+logDensity((share-point)/scale),0)),largest=Math.max(...logs),likelihoods=logs.map(log2=>Math.
exp(log2-largest));return LEVELS2.map(level=>points.reduce((sum2,point,index)=>sum2+likelihoods[index]*Math.exp(-.5*((point-
level)/layout)**2),0))}function logDensity(t){return-((DEGREES+1)/2)*Math.log1p(t*t/DEGREES)}var NAMED=.97,SETTLED=.99,IN_PARTS=.8,MAYBE_IN_PARTS=.25,DOUBTFULLY_IN_PARTS=.05,RANGE=.99;function judgeRow(row){let change=estimateChange(
row);return computePosterior(row.trials.map(trials=>{let[first]=trials;return first===void 0||change.difference===0?null:
row.isExact?weighExactShare((first.candidate-first.base)/(first.head-first.base)):weighTrials(trials.map(change.scaleTrial),
change)}))}function estimateChange({base,head,trials}){let all=trials.flat(),sides=[[...base,...all.map(trial=>trial.base)],
[...head,...all.map(trial=>trial.head)]],arms=[...sides,...trials.filter(({length})=>length>0).map(one=>one.map(({candidate})=>candidate))],
isPositive2=arms.flat().every(value=>value>0),scale=isPositive2?Math.log:value=>value,ratio=isPositive2?hodgesLehmannIntervals(
...sides,[])?.ratio:void 0,residuals2=arms.flatMap(arm=>{let scaled=arm.map(scale),centre=median(scaled);return scaled.map(
value=>value-centre)});return{difference:ratio===void 0?median(sides[1])-median(sides[0]):Math.log(ratio),spread:robustSpread(
residuals2),scaleTrial:trial=>({base:scale(trial.base),candidate:scale(trial.candidate),head:scale(trial.head)})}}function isSettled({
several,rises,onlyRise}){return several>=IN_PARTS?several>=SETTLED&&rises.every(one=>one>=NAMED||one<=1-NAMED):several<=
DOUBTFULLY_IN_PARTS&&Math.max(...onlyRise)>=SETTLED}function answerRow(row){let{several,rises,onlyRise}=judgeRow(row);if(several>=
IN_PARTS){let parts=findPositions(rises,rise=>rise>=NAMED);return rises.every(rise=>rise>=NAMED||rise<=1-NAMED)&&parts.length>
1?{kind:"several",commits:parts}:{kind:"range",commits:smallestRange(rises)}}let best=onlyRise.indexOf(Math.max(...onlyRise));
if(several<=MAYBE_IN_PARTS&&onlyRise[best]>=NAMED)return{kind:"commit",commits:[best]};let weights=rises.map((rise,index)=>(1-
several)*onlyRise[index]+several*rise);return{kind:"range",commits:smallestRange(weights)}}function findPositions(values,isWanted){
return values.flatMap((value,index)=>isWanted(value)?[index]:[])}function smallestRange(weights){let total=weights.reduce(
(sum2,weight)=>sum2+weight,0),likeliest=[...weights.keys()].sort((one,other)=>weights[other]-weights[one]||one-other),held=0;
return likeliest.filter(index=>{let isNeeded=held<total-(1-RANGE);return held+=weights[index],isNeeded}).sort((one,other)=>one-
other)}var STEADY=.01;function isSteady({base,head,exact,placements}){if(exact||placements===null)return exact;let change=Math.
abs(median(head.values)-median(base.values));return[base.values,head.values].every(values=>Math.max(...values)-Math.min(
...values)<=STEADY*change)}function readTrials(row,{commits,invocations:invocations2,series},names){let wanted=new Set([
row.name,row.renamed?.from]),rounds=new Map;for(let one of series){let{unit,factor}=tidyUnit(one.unit);if(names[one.command]===
row.command&&one.group===row.group&&wanted.has(one.name)&&one.metric===row.metric&&unit===row.unit)for(let[index,at]of one.
invocations.entries()){let{round:round3,commit,outcome:outcome2}=invocations2[at]??{round:0,commit:0,outcome:"failed"};if(round3===
0||outcome2!=="ok")continue;let values=rounds.get(round3)??new Map;values.set(commit,median(one.values[index])*factor),rounds.
set(round3,values)}}let trials=commits.map(()=>[]);for(let values of rounds.values()){let tried=[...values].filter(([commit2])=>commit2>
0&&commit2<commits.length),[[commit,candidate]=[0,0]]=tried;if(tried.length!==1)continue;let trial=trialOf(row,{candidate,
base:values.get(0),head:values.get(commits.length)});trial!==null&&trials[commit-1].push(trial)}return{base:row.base.values,
head:row.head.values,isExact:isSteady(row),trials,rounds:rounds.size}}function trialOf(row,{base,candidate,head}){return isSteady(
row)?{base:median(row.base.values),candidate,head:median(row.head.values)}:base===void 0||head===void 0?null:{base,candidate,
head}}var MAX_ROWS=50,MAX_P=.05;function listBrokenRows(rows){return rows.filter(isWorse).filter(hasBrokenBudget).slice(0,MAX_ROWS)}
function listWorseRows(rows){return rows.filter(isWorse).filter(({state,isAllowed})=>state==="regression"||isAllowed).slice(
0,MAX_ROWS)}function hasBrokenBudget({verdicts}){return verdicts.filter(isAboutChange).some(({outcome:outcome2,level})=>outcome2===
"fail"&&level!=="report")}function isWorse(row){return!hasBothSides(row)||row.placements!==null&&!isSteady(row)||!isSteady(
row)&&(row.p===null||row.p>MAX_P)?!1:row.better==="higher"?row.head.median<row.base.median:row.head.median>row.base.median}
function hasBothSides(row){return row.base!==null&&row.head!==null}function addCulprits(rows,bisection,commands,searched=listBrokenRows(
rows)){if(bisection===void 0)return[...rows];let trials=new Map(searched.map(row=>[row,readTrials(row,bisection,commands)]));
return rows.map(row=>{let own=trials.get(row);return own===void 0?row:{...row,culprit:culpritOf(own,bisection)}})}function culpritOf(row,bisection){
let{commits,ended,durationMs}=bisection,tried=listTriedCommits(bisection),isSearched=row.rounds>0||tried.size===commits.
length-1,{kind,commits:found}=isSearched?answerRow(row):UNKNOWN;return{kind,commits:found.map(index=>commits[index]),positions:found.
map(index=>index+1),of:commits.length,builds:tried.size,rounds:row.rounds,minutes:durationMs/6e4,ended,levels:row.trials.
flatMap((trials,index)=>trials.length===0?[]:levelOf(row,index))}}var UNKNOWN={kind:"unknown",commits:[]};function listTriedCommits({
commits,invocations:invocations2,unusable}){let tried=[...invocations2,...unusable].map(({commit})=>commit);return new Set(
tried.filter(commit=>commit>0&&commit<commits.length))}var CONFIDENCE=.95;function levelOf({trials,isExact:isExact2},index){
let own=trials[index],position=index+1,estimate=hodgesLehmannIntervals(own.map(({base})=>base),own.map(({candidate})=>candidate),
[CONFIDENCE]);if(estimate===null||!Number.isFinite(estimate.ratio))return{position,change:null,low:null,high:null};let[interval]=estimate.
intervals,isKnown=!isExact2&&interval!==void 0&&interval.high<1/0;return{position,change:estimate.ratio-1,low:isKnown?interval.
low-1:null,high:isKnown?interval.high-1:null}}function findSmallestStep(values){let ascending=values.toSorted((left,right)=>left-right),smallest=Number.POSITIVE_INFINITY;
for(let index=1;index<ascending.length;index+=1){let step=ascending[index]-ascending[index-1];step>0&&step<smallest&&(smallest=
step)}return smallest===Number.POSITIVE_INFINITY?null:smallest}var METRIC_FAMILIES=["time","size"];function isMetricFamily(wanted){return METRIC_FAMILIES.some(family=>family===wanted)}
function metricTest(wanted,rows){if(wanted==="*")return()=>!0;let base=tidyUnit(wanted).unit,isNamed=({metric,unit})=>wanted===
metric||wanted===unit||base===unit;return!isMetricFamily(wanted)||rows.some(isNamed)?isNamed:({primary,unit})=>{let{kind,
rate}=parseUnit(unit);return primary&&kind===wanted&&!rate}}var MAX_NAMES=1e3,MAX_CHARACTERS=200;function findNearestName({metric,benchmarks,packages,commands},rows){let measured=rows.
filter(metricTest(metric,rows));if(measured.length===0)return findNearestWord(metric,limitNames(rows.flatMap(row=>[row.metric,
row.unit])));let names=measured.map(({name,shortName})=>shortName??name),groups=measured.map(({group})=>group??""),measuredBy=measured.
map(({command})=>command??"");return findNearestToPatterns(benchmarks,names)??findNearestToPatterns(packages,groups)??findNearestToPatterns(
commands,measuredBy)}function findNearestToPatterns(patterns,all){let names=limitNames(all),unmatched=patterns.filter(pattern=>!pattern.
startsWith("!")&&!names.some(compilePattern(pattern)));for(let pattern of unmatched){let fixed=pattern.replaceAll(/[*?]+/g,
"").replaceAll(/^\/+|\/+$/g,""),nameOf=new Map(names.flatMap(name=>partsOf(name,fixed.split("/").length).map(part=>[part,
name]))),nearest=findNearestWord(fixed,nameOf.keys());if(nearest!==null)return nameOf.get(nearest)??null}return null}function limitNames(names){
return[...new Set(names)].filter(name=>name!==""&&name.length<=MAX_CHARACTERS).slice(0,MAX_NAMES)}function partsOf(name,count2){
let parts=name.split("/");return[parts.slice(0,count2).join("/"),parts.slice(-count2).join("/"),name]}function findIneffectiveBudgets(rows,{unmatched,replaced},judged){let coarse=judged.filter(isCoarse),noisy=judged.filter(
one=>!isCoarse(one)&&isNoisy(one));return[...unmatched.filter(isUserBudget).map(budget=>warnAboutUnmatchedBudget(budget,
rows)),...replaced.filter(isUserBudget).map(({location})=>makeWarning("budget-replaced",location,{})),...groupByBudget(coarse).
map(warnAboutSteps),...groupByBudget(noisy).map(warnAboutNoise)]}function isUserBudget({location:[first]}){return first?.
kind==="file"}function makeNoCommandTest(names){return patterns=>{if(!Array.isArray(patterns)||patterns.length===0)return!1;
let isSelected=compilePatterns(patterns);return!names.some(name=>isSelected([name??""]))}}function warnAboutUnmatchedBudget(budget,rows){
let{metric,benchmarks,packages,commands,filter,location}=budget,family=isMetricFamily(metric)?metric:void 0,nearest=findNearestName(
budget,rows)??void 0,metrics=nearest===void 0&&!rows.some(metricTest(metric,rows))?[...new Set(rows.map(row=>row.metric))]:
void 0,data={metric,family,benchmarks,packages,filter:filter?.text,nearest,metrics,commands:commands.length===0?void 0:commands};
return makeWarning("budget-unmatched",location,data)}function groupByBudget(judged){let budgets=[...new Set(judged.map(({
selected})=>selected.budget))],ownOf=budget=>judged.filter(({selected})=>selected.budget===budget);return budgets.map(ownOf).
map(own=>({worst:own.reduce((one,other)=>resolutionOf(other)>resolutionOf(one)?other:one),others:own.length-1}))}function resolutionOf({
comparison}){return Math.max(stepOf(comparison)??0,halfWidthOf(comparison)??0)}function warnAboutSteps(budget){let{selected,
comparison}=budget.worst;return makeWarning("limit-below-steps",selected.budget.location,{...toTooTightData(budget),step:stepOf(
comparison)??0,hasWholeNanoseconds:isNanosecond(comparison)})}function warnAboutNoise(budget){let{selected,comparison}=budget.
worst,noise=halfWidthOf(comparison)??0;return makeWarning("limit-below-noise",selected.budget.location,{...toTooTightData(
budget),noise})}function toTooTightData({worst:{selected,limit,comparison},others}){let isGeomean=selected.budget.of==="\
geomean";return{rule:selected.rule.kind,limit,benchmark:comparison.name,others,isGeomean}}function isCoarse({selected,comparison,
...terms}){if(selected.rule.scale!=="relative"||terms.limit===0)return!1;let step=stepOf(comparison);return step!==null&&
step>allowedChangeOf(comparison,terms)}function isNoisy({selected,comparison,outcome:outcome2,...terms}){if(selected.rule.
scale!=="relative"||outcome2!=="unknown"||!isUserBudget(selected.budget))return!1;let visible=halfWidthOf(comparison);return visible!==
null&&visible>allowedChangeOf(comparison,terms)}function allowedChangeOf({base},{limit,minDelta}){let median2=Math.abs(base?.
median??0);return Math.max(limit,median2===0?0:minDelta/median2)}function halfWidthOf({interval}){if(interval===null)return null;
let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var MIN_STEP_VALUES=8,STEP_ROUNDING=1e-6;
function stepOf(comparison){return observedStepOf(comparison)??nanosecondOf(comparison)}function observedStepOf({base,head,
exact}){if(base===null||head===null||base.median===0||exact)return null;let values=[...base.values,...head.values],kinds=new Set(
values);if(values.length<MIN_STEP_VALUES||kinds.size<2||kinds.size>values.length/2)return null;let step=findSmallestStep(
values);return step===null||!values.every(value=>isMultiple(value,step))?null:step/Math.abs(base.median)}var NANOSECOND=1e-9;
function nanosecondOf({base,head,unit}){if(base===null||head===null||base.median===0)return null;let{kind,rate}=parseUnit(
unit);return kind!=="time"||rate||base.n+head.n<MIN_STEP_VALUES?null:[base,head].every(({values})=>values.every(value=>isMultiple(
value,NANOSECOND)))?NANOSECOND/Math.abs(base.median):null}function isNanosecond(comparison){let nanosecond=nanosecondOf(
comparison),seen=observedStepOf(comparison);return nanosecond!==null&&(seen===null||seen<1.5*nanosecond)}function isMultiple(value,step){
return Math.abs(value/step-Math.round(value/step))<=STEP_ROUNDING*Math.abs(value/step)}var UNEXPLAINED={detectable:null,course:[],wouldDecide:null,culprit:null,functions:null,since:null,place:null},BARE_PROGRAM=[
"bench-referee"];function isNothingMeasured({decisions,rows,conclusion,shard}){let isSkipped=decisions.length>0&&decisions.
every(isSkip);return conclusion!=="error"&&rows.length===0&&(isSkipped||shard!==null&&isEmptyShard(shard))}function listRenamedByHead(rows){
let renamed=rows.filter(row=>row.renamed?.by==="head");return[...new Map(renamed.toReversed().map(row=>[benchmarkKeyOf(row),
row])).values()].toReversed()}var MIN_ROUNDS_FOR_VERDICT=4,MAX_ROUNDS=1e3;function countComparedRounds({scale},rounds,{baseRounds}){return scale==="ab\
solute"?rounds:Math.min(rounds,baseRounds??rounds)}function smallestP(rule,plan){let{valuesPerRound:valuesPerRound2,baseRounds}=plan;
return rounds=>countComparedRounds(rule,rounds,plan)<MIN_ROUNDS_FOR_VERDICT?1:rule.smallestP(rounds*valuesPerRound2,(baseRounds??
rounds)*valuesPerRound2)}function findShortfall(rule,share,plan){let smallest=smallestP(rule,plan)(plan.maxRounds),alpha=alphaAtTheEnd(
rule,share,plan);if(smallest<=alpha)return null;let isTooFew=countComparedRounds(rule,plan.maxRounds,plan)<MIN_ROUNDS_FOR_VERDICT;
return{rule:rule.kind,rounds:plan.maxRounds,results:share,...isTooFew&&{minRounds:MIN_ROUNDS_FOR_VERDICT},smallestP:smallest,
alpha}}function explainShortfall(rule,share,plan){let shortfall=findShortfall(rule,share,plan);return shortfall&&{...shortfall,
neededRounds:findNeededRounds(rule,shortfall.alpha,plan)}}function reportUnreachableLimits(tested,plan){return failingRules(
tested).flatMap(rule=>{let why=explainShortfall(rule,tested.length,plan);return why===null?[]:[makeError("rounds-too-few",
atKey("rounds"),why,TOO_FEW)]})}function reportEarlyEnd(judged,share,plan){let{decidedAfter}=plan;if(decidedAfter===null)
return[];let selectedOf=outcome2=>judged.filter(one=>one.outcome===outcome2).map(({selected})=>selected);return failingRules(
selectedOf("fail")).length>0?[]:failingRules(selectedOf("unknown")).flatMap(rule=>{let why=findShortfall(rule,share,{...plan,
maxRounds:decidedAfter});return why===null?[]:[makeError("measuring-ended-too-early",atKey("rounds"),why,TOO_FEW)]})}var TOO_FEW={
failure:"rounds-too-few"};function failingRules(selected){return[...new Set(selected.filter(({budget})=>budget.level==="\
fail").map(({rule})=>rule))]}function alphaAtTheEnd(rule,share,plan){return plan.alphaAt(plan.maxRounds,share,smallestP(
rule,plan))}function findNeededRounds(rule,alpha,plan){let smallest=smallestP(rule,plan),rounds=1;for(;smallest(rounds)>
alpha&&rounds<=MAX_ROUNDS;)rounds+=1;return rounds>MAX_ROUNDS?void 0:rounds}function adaptLimit({isCrossMachine},selected,tolerance){let{rule,limit,budget}=selected;return!isCrossMachine||rule.scale===
"absolute"||typeof limit!="number"?selected:tolerance!==null?{...selected,limit:Math.max(limit,tolerance)}:{...selected,
budget:{...budget,level:"report"},isUnjudged:!0}}function warnAboutCrossMachineResults(rows){let count2=rows.filter(({verdicts})=>verdicts.
some(({isUnjudged:isUnjudged2})=>isUnjudged2)).length;return count2===0?[]:[makeWarning("machines-not-comparable",about(
"baseline"),{results:count2})]}var COUNTED_METRIC="instructions";var PLACEMENT_ROUNDS={min:3,max:30};function minOf({base,head}){return Math.min(...[base,head].filter(count2=>count2>0))}
function countsAsRecording({counts,...run2}){if(counts===void 0)return null;let{invocations:invocations2,series,ended}=counts,
schedule={...run2.schedule,...AS_ROUNDS,ended};return{...run2,schedule,invocations:invocations2,series,problems:[]}}var AS_ROUNDS={
rounds:PLACEMENT_ROUNDS,unit:"invocation",measure:"counts"};function isOfCounts({schedule}){return schedule.measure==="c\
ounts"}var PADDING_BYTES=4096,PAGE_BYTES=4096,TOP_PAD_PAGES=64,STEPS={padding:.7548776662466927,topPad:.5698402909980532};
function placementOf(number2){let partOf=step=>(.5+step*(number2-1))%1;return{padding:Math.floor(PADDING_BYTES*partOf(STEPS.
padding)),topPad:PAGE_BYTES*Math.floor(TOP_PAD_PAGES*partOf(STEPS.topPad)),hashSeed:number2}}function scaleLimit({limit,budget},{unit}){let inBase=typeof limit=="number"?limit:toBaseUnit(limit,unit),minDelta=budget.
minDelta===null?0:toBaseUnit(budget.minDelta,unit);return inBase===null||minDelta===null&&budget.metric!=="*"?null:{limit:inBase,
minDelta:minDelta??0}}function decide(one,{selected,terms,share,plan,isHeld}){let{rule,budget}=selected,outcome2="unknow\
n",alpha=null,wasHeld=!1,decidedAt=null;for(let look of plan.looks){let spent=plan.alphaAt(look,Math.max(1,share),smallestP(
rule,plan)),comparison=look===plan.looks.at(-1)?one.comparison:one.at(look);if(comparison!==null&&(alpha=comparison.exact?
null:spent,outcome2=rule.judge(comparison,{...terms,alpha:spent}),!comparison.exact&&isTooEarly(selected,comparison,{look,
outcome:outcome2,plan})&&(outcome2="unknown"),outcome2==="fail"&&needsPlacements(comparison)&&(outcome2="unknown"),wasHeld=
outcome2==="fail"&&!comparison.exact&&rule.scale==="relative"&&isHeld(look),wasHeld&&(outcome2="unknown"),outcome2!=="un\
known")){decidedAt=comparison.exact?null:look;break}}return{kind:rule.kind,limit:terms.limit,minDelta:terms.minDelta,level:budget.
level,outcome:outcome2,because:budget.because,alpha,isHeld:wasHeld,isUnjudged:!1,early:decidedAt!==null&&decidedAt<plan.
maxRounds?{rounds:decidedAt,of:plan.maxRounds}:null,anchored:null}}function needsPlacements({exact,placements}){return exact&&
placements!==null&&minOf(placements)<6}function isTooEarly({rule},comparison,{look,outcome:outcome2,plan}){return outcome2===
"pass"&&look<plan.minRounds?!0:outcome2==="pass"&&rule.scale==="relative"&&isProven(comparison)?!1:countComparedRounds(rule,
look,plan)<MIN_ROUNDS_FOR_VERDICT}function isProven({placements}){return placements!==null&&minOf(placements)>=3}var NOTICE_DAYS=14;function selectActiveBudgets(budgets,today){return{budgets:budgets.filter(budget=>!isExpired(budget,today)),
problems:budgets.flatMap(budget=>warnAboutExpiry(budget,today)??[])}}function isExpired({until},today){return until!==null&&
daysUntil(today,until)<0}function warnAboutExpiry(budget,today){let{until,location}=budget;if(until===null)return null;if(isExpired(
budget,today))return makeWarning("budget-expired",location,{until});let days=daysUntil(today,until);return days>NOTICE_DAYS?
null:makeWarning("budget-ends-soon",location,{until,days})}function holdCommonWorsening({testCommonWorsening},plan){let known=new Map,holds=look=>{let evidence=testCommonWorsening(
look);if(evidence===null)return!1;let alpha=plan.alphaAt(look,1,smallestBlockedP);return evidence.p>alpha&&smallestBlockedP(
plan.maxRounds)<=plan.alphaAt(plan.maxRounds,1,smallestBlockedP)};return look=>(known.has(look)||known.set(look,holds(look)),
known.get(look))}function smallestBlockedP(rounds){return 6**-Math.floor(rounds/2)*2**-(rounds%2)}var EXACT_STEP=1e-5;function judgeLevel({budget,rule},{level,comparison},{limit,minDelta,alpha}){let isUnknown=typeof level==
"string";return{...UNDECIDED,kind:rule.kind,limit,minDelta,level:level==="no-comparison"?"report":budget.level,outcome:isUnknown?
"unknown":decideLevel(level,comparison,{limit,minDelta,alpha}),because:budget.because,alpha:isUnknown||level.isExact?null:
alpha,anchored:{against:budget.against??"",level}}}function decideLevel(level,{better,head},{limit,minDelta,alpha}){let sign=worseSign(
better),worsening=sign*level.change,then=Math.abs(head?.median??0)/(1+level.change),allowed=Math.max(limit,then>0?minDelta/
then:0);if(level.isExact)return worsening>allowed+EXACT_STEP?"fail":"pass";let[bestEnd,worstEnd]=sign>0?[level.likely.low,
level.likely.high]:[-level.likely.high,-level.likely.low];return level.p<=2*alpha&&isOver(worsening,allowed,1+allowed)&&
isOver(bestEnd,limit,1+limit)?"fail":isOver(worstEnd,allowed,1+allowed)?"unknown":"pass"}var GEOMEAN={of:"geomean",scale:"relative",against:null},LIMIT_KINDS=[{of:"each",scale:"relative",against:null},{of:"eac\
h",scale:"absolute",against:null},GEOMEAN];function selectLimits(budgets,rows){let meetings=budgets.map(budget=>({budget,
meets:makeRowMatcher(budget,rows)})),chooseFor=row=>chooseBudgets(meetings.filter(({meets})=>meets(row)).map(({budget})=>budget)),
choices=new Map(rows.map(row=>[row,removeRepeatedChoices(listNamedRows(row).flatMap(chooseFor))])),all=[...choices.values()].
flat(),met=new Set(all.flatMap(({candidates})=>candidates)),counting=new Set(all.flatMap(applicableBudgetsOf));return{limitsFor:row=>(choices.
get(row)??[]).flatMap(({kind,budget})=>kind.of==="each"?limitsOf(budget,kind):[]),geomeans:geomeansOf(choices),unmatched:budgets.
filter(budget=>!met.has(budget)),replaced:budgets.filter(budget=>met.has(budget)&&!counting.has(budget))}}function listNamedRows(row){
if(row.renamed?.by!=="head")return[row];let{from,shortFrom}=row.renamed;return[row,{...row,name:from,shortName:shortFrom}]}
function removeRepeatedChoices(choices){return choices.filter(({kind,budget},index)=>choices.findIndex(other=>other.kind===
kind&&other.budget===budget)===index)}function chooseBudgets(matching){let kinds=[...new Set(matching.flatMap(({against})=>against??
[]))].map(against=>({of:"each",scale:"relative",against}));return[...LIMIT_KINDS,...kinds].flatMap(kind=>{let candidates=matching.
filter(budget2=>limitsOf(budget2,kind).length>0),budget=candidates.at(-1);return budget===void 0?[]:[{kind,candidates,budget}]})}
function applicableBudgetsOf({candidates,budget}){let lasting=candidates.findLastIndex(({until})=>until===null);return budget.
until===null?[budget]:candidates.slice(Math.max(0,lasting))}function geomeansOf(choices){let geomeans2=new Map;for(let[row,
chosen]of choices)if(!(row.base===null||row.head===null))for(let{budget}of chosen.filter(({kind})=>kind===GEOMEAN)){let metrics=geomeans2.
get(budget)??new Map;geomeans2.set(budget,metrics);let key=JSON.stringify([row.metric,row.unit,row.better]),members=metrics.
get(key)??[];metrics.set(key,members),members.push(row)}return[...geomeans2].flatMap(([budget,metrics])=>[...metrics.values()].
flatMap(members=>limitsOf(budget,GEOMEAN).map(selected=>({...selected,members}))))}function makeRowMatcher({metric,benchmarks,
packages,commands,filter},rows){let isMetric=metricTest(metric,rows),isBenchmark=compilePatterns(benchmarks),isPackage=compilePatterns(
packages),isCommand=compilePatterns(commands);return row=>isMetric(row)&&isBenchmark(row.shortName===null?[row.name]:[row.
name,row.shortName])&&isPackage([row.group??""])&&isCommand([row.command??""])&&(filter===null||filter.matches(row))}function limitsOf(budget,{
of,scale,against}){return budget.of!==of||budget.against!==against?[]:RULES.flatMap(rule=>{let limit=rule.scale===scale?
budget.limits.get(rule.kind):void 0;return limit===void 0?[]:[{rule,limit,budget,isUnjudged:!1}]})}function reportUnaffordableLimits(tested,plan){let{cost}=plan;if(cost===void 0)return[];let needs=failingRules(tested).map(
rule=>({rule,rounds:countNeededRounds(rule,tested.length,plan)})),[most]=needs.filter(({rounds:rounds2})=>rounds2>cost.maxRounds).
toSorted((a,b)=>b.rounds-a.rounds);if(most===void 0)return[];let{maxMinutes,elapsedMs,completedRounds,roundMs,rounds,mayIncludeBuild}=cost,
neededRounds=Math.max(most.rounds,plan.minRounds),isEnoughAlone=needs.every(({rule})=>isReachableAlone(rule,{rounds,share:tested.
length,plan})),data={rule:most.rule.kind,results:tested.length,roundMs,maxMinutes,rounds,neededRounds,mayIncludeBuild,neededMinutes:Math.
ceil((elapsedMs+(neededRounds-completedRounds)*roundMs)/6e4),fixedRounds:isEnoughAlone?rounds:void 0,hasBaseline:plan.baseRounds!==
null};return[makeError("time-too-short",atKey("max-minutes"),data,TOO_FEW)]}function countNeededRounds(rule,share,plan){
let rounds=1;for(;rounds<plan.maxRounds&&findShortfall(rule,share,{...plan,maxRounds:rounds})!==null;)rounds+=1;return rounds}
function isReachableAlone(rule,{rounds,share,plan}){let wholeAlpha=plan.alphaAt(plan.maxRounds,share,()=>1);return smallestP(
rule,plan)(rounds)<=wholeAlpha}function findImpossibleValue(row){let{kind,rate}=parseUnit(row.unit),least=kind==="time"||rate||row.metric===COUNTED_METRIC?
0:-1/0;for(let side of SIDES){let value=row[side]?.values.find(one=>one<least||!Number.isFinite(one));if(value!==void 0)
return{side,value}}return null}function reportImpossibleValue({budget},rows){for(let row of rows){let found=findImpossibleValue(row);if(found===null)continue;
let{name:benchmark,metric,unit}=row,value=Number.isFinite(found.value)?found.value:void 0;return(budget.level==="fail"?makeError:
makeWarning)("impossible-value",budget.location,{benchmark,metric,unit,side:found.side,value})}return null}function undecidedVerdict({
rule,budget},limit){let{level,because}=budget;return{...UNDECIDED,kind:rule.kind,limit,level,outcome:"unknown",because}}
function reportMissingRatio({rule,budget},{name,metric,exact,base,head,interval}){let isMissing2=base!==null&&head!==null&&
!exact&&interval===null;return rule.scale!=="relative"||!isMissing2?null:makeWarning("no-ratio",budget.location,{benchmark:name,
metric,rule:rule.kind})}function judge(parts,policy,levels=null){let{budgets,problems:ending}=selectActiveBudgets(policy.budgets,policy.today),comparisons=parts.
flatMap(({evidence})=>evidence.cases.map(({comparison})=>comparison)),selection=selectLimits(budgets,comparisons),problems=[
...ending],judged=[],judgeLevels=makeLevelJudge(selection,{policy,levels,problems,comparisons}),judgedParts=parts.map(part=>judgePart(
part,{policy,selection,problems,judged,judgeLevels}));problems.push(...warnAboutCrossMachineResults(judgedParts.flatMap(
({rows})=>rows))),comparisons.length>0&&problems.push(...findIneffectiveBudgets(comparisons,selection,judged));for(let{unreachable}of judgedParts)
problems.push(...unreachable);let unmatched=comparisons.length>0?selection.unmatched:[];return{parts:judgedParts,unmatched,
problems:removeDuplicates(problems)}}function makeLevelJudge(selection,{policy,levels,problems,comparisons}){if(levels===
null||policy.budgets.every(({against})=>against===null))return()=>[];let known=comparisons.flatMap(comparison=>selection.
limitsFor(comparison).flatMap(selected=>{let{against}=selected.budget;return against===null||!isJudged(selected,comparison)?
[]:[{selected,comparison,against,level:levels.levelOf(comparison,against)}]})),share=known.filter(({selected,level})=>selected.
budget.level!=="report"&&isTestedLevel(level)).length;for(let{selected,against}of known){let problem=levels.findProblem(
against);problem!==null&&problems.push({...problem,location:selected.budget.location})}let alpha=policy.alpha/Math.max(1,
share),verdicts=new Map;for(let{selected,comparison,level}of known){let terms=scaleLimit(selected,comparison),fault=terms===
null?reportUnitMismatch(selected,comparison):reportImpossibleValue(selected,[comparison]);if(fault!==null&&problems.push(
fault),terms===null)continue;let own=verdicts.get(comparison)??[];verdicts.set(comparison,own),own.push(judgeLevel(selected,
{level:fault===null?level:"no-ratio",comparison},{...terms,alpha}))}return row=>verdicts.get(row)??[]}function isTestedLevel(level){
return typeof level!="string"&&!level.isExact}function judgePart({evidence,plan},{policy,selection,problems,judged,judgeLevels}){
let{cases,geomeanOf}=evidence,own=new Set(cases.map(({comparison})=>comparison)),averages=selection.geomeans.flatMap(selected=>{
let{members}=selected;if(!members.every(row=>own.has(row)))return[];let one=geomeanOf(members);return one===null&&problems.
push(reportImpossibleValue(selected,members)??reportMissingGeomean(selected)),one===null?[]:{one,members,selected:adaptLimit(
one,selected,policy.baselineTolerance)}}),limits=cases.map(one=>selection.limitsFor(one.comparison).filter(({budget})=>budget.
against===null).map(limit=>adaptLimit(one,limit,policy.baselineTolerance))),tested=[...cases.flatMap(({comparison},index)=>limits[index].
filter(limit=>isTested(limit,comparison))),...averages.filter(({one,selected})=>isTested(selected,one.comparison)).map(({
selected})=>selected)],isHeld=holdCommonWorsening(evidence,plan),context={share:tested.length,plan,isHeld},ownJudged=[],
verdictsOf=(one,limits2,rows2)=>limits2.flatMap(selected=>{let{comparison}=one,terms=scaleLimit(selected,comparison);if(terms===
null&&problems.push(reportUnitMismatch(selected,comparison)),terms===null||!isJudged(selected,comparison))return[];if(selected.
isUnjudged)return[{...undecidedVerdict(selected,terms.limit),isUnjudged:!0}];let fault=reportImpossibleValue(selected,rows2);
if(fault!==null&&problems.push(fault),fault!==null)return[undecidedVerdict(selected,terms.limit)];let verdict=decide(one,
{selected,terms,...context}),obstacle=verdict.outcome==="unknown"?reportMissingRatio(selected,comparison):null;return obstacle!==
null&&problems.push(obstacle),ownJudged.push({selected,...terms,comparison,outcome:verdict.outcome}),[verdict]}),rows=cases.
map((one,index)=>{let{comparison}=one,membership=judgeMissingSide(comparison,policy,plan),verdicts=[...verdictsOf(one,limits[index],
[comparison]),...membership],state=stateOf(one,verdicts,{policy,...context}),isWorse2=(relativeWorseningOf(comparison)??
0)>0&&verdicts.some(({limit})=>limit!==null),isAllowed=state==="unchanged"&&isWorse2&&isSignificant(comparison,{policy,...context}),
all=[...verdicts,...judgeLevels(comparison)];return{...comparison,...UNEXPLAINED,verdicts:all,state,isAllowed}}),geomeans2=averages.
map(({one,members,selected})=>({...one.comparison,verdicts:verdictsOf(one,[selected],members)}));judged.push(...ownJudged);
let unreachable=[reportUnreachableLimits,reportUnaffordableLimits].map(report2=>report2(tested,plan)).find(found=>found.
length>0)??(problems.some(({severity})=>severity==="error")?[]:reportEarlyEnd(ownJudged,tested.length,plan));return{rows,
geomeans:geomeans2,tests:tested.length,unreachable}}function isTested(selected,comparison){return!comparison.exact&&selected.
budget.level!=="report"&&isJudged(selected,comparison)}function isJudged({rule,budget},{base,head}){return budget.of==="\
geomean"?!0:head!==null&&(rule.scale==="absolute"||base!==null)}function judgeMissingSide({base,head},policy,plan){if(base!==
null&&head!==null)return[];if(head===null&&plan.headBroke||base===null&&plan.baseBroke)return[];let kind=base===null?"ne\
w":"removed",level=levelOf2(policy[kind]);return level===null?[]:[{...UNDECIDED,kind,limit:null,level,outcome:"fail",because:null}]}
function levelOf2(membership){return membership==="pass"?null:membership}function stateOf({comparison,isCrossMachine},verdicts,{
plan,policy,share}){if(comparison.head===null)return plan.headBroke?"failed":"removed";let limits=verdicts.filter(({limit})=>limit!==
null);if(limits.some(({outcome:outcome2})=>outcome2==="fail"))return"regression";if(comparison.base===null)return plan.baseBroke?
"inconclusive":"new";if(limits.some(({outcome:outcome2})=>outcome2==="unknown"))return"inconclusive";let change=relativeWorseningOf(
comparison)??0,allowance=isCrossMachine?policy.baselineTolerance:0;return allowance===null?limits.length>0?"unchanged":"\
inconclusive":Math.abs(change)<=allowance||!isSignificant(comparison,{policy,share})?"unchanged":change<0?"improvement":
limits.length>0?"unchanged":"regression"}function isSignificant({p},{policy,share}){return p===null||p<=2*policy.alpha/Math.
max(1,share)}function reportMissingGeomean({budget,members}){return makeWarning("no-geomean",budget.location,{metric:members[0].
metric})}function reportUnitMismatch({limit,budget,rule},{name,metric,unit}){let data={...typeof limit=="number"?{key:"m\
in-delta",limit:budget.minDelta?.text??""}:{key:rule.kind,limit:limit.text},benchmark:name,metric,unit};return makeError(
"limit-misfit",budget.location,data,{failure:"limit-misfit"})}function removeDuplicates(problems){return[...new Map(problems.
map(problem=>[JSON.stringify([problem.location,problem.code,problem.data]),problem])).values()]}var CLEARING_ERROR=.2,POWER=1/7,REACH=6,POINTS2=120,levelCache=new Map;function clearingLevels(looks,max){let key=`${looks.
join()} of ${max}`,levels=levelCache.get(key)??computeLevels(looks,max);return levelCache.set(key,levels),levels}function computeLevels(looks,max){
let before=null,spent=0;return looks.map(rounds=>{let allowed=CLEARING_ERROR*Math.min(1,rounds/max)**POWER,density=densityAfter(
before,rounds),border=before===null?-normalQuantile(allowed)*Math.sqrt(rounds):borderOf(density,{rounds,area:allowed-spent});
return spent=allowed,before={rounds,...sampleDensity(density,-REACH*Math.sqrt(rounds),border)},normalTail(border/Math.sqrt(
rounds))})}function densityAfter(before,rounds){if(before===null)return sum2=>normalDensity(sum2,Math.sqrt(rounds));let{
from,step,heights}=before,deviation=Math.sqrt(rounds-before.rounds);return sum2=>{let at=index=>heights[index]*normalDensity(
sum2-from-index*step,deviation),last=heights.length-1,area=(at(0)+at(last))/2;for(let index=1;index<last;index+=1)area+=
at(index);return area*step}}function borderOf(density,{rounds,area}){let deviation=Math.sqrt(rounds),{from,step,heights}=sampleDensity(
density,-REACH*deviation,REACH*deviation),above=0;for(let index=heights.length-1;index>0;index-=1){let slice=step*(heights[index]+
heights[index-1])/2;if(above+slice>=area)return from+step*(index-(area-above)/slice);above+=slice}return from}function sampleDensity(density,from,to){
let step=(to-from)/POINTS2;return{from,step,heights:Float64Array.from({length:POINTS2+1},(_,index)=>density(from+index*step))}}
function normalDensity(value,deviation){return Math.exp(-.5*(value/deviation)**2)/(deviation*Math.sqrt(2*Math.PI))}var CONFIDENCE2=.95,CONFIDENCE_OF_STOPPED=.98,LIKELY_CONFIDENCE=.6,MIN_CONSTANT_VALUES=6;function comparePair({subject,base,
head,exact,varies,layout},clearing=CLEARING_ERROR){let sides={base:base&&summarise2(base),head:head&&summarise2(head)},samples=[
base,head].flatMap(side=>side===null?[]:[side.values]),placements=layout&&{base:countPlacements(base,layout),head:countPlacements(
head,layout)},isProven2=placements===null||minOf(placements)>=3,comparison={...subject,...sides,exact:isProven2&&isExact(
samples,{exact,varies}),placements};if(base===null||head===null||sides.base===null||sides.head===null)return{...comparison,
delta:null,change:null,...NO_INTERVALS,p:null};let delta=ratioMinusOne(sides.base.median,sides.head.median);if(comparison.
exact)return{...comparison,delta,change:delta,...NO_INTERVALS,p:null};let estimated=estimateChange2(base.values,head.values,
{delta,clearing});return{...comparison,delta,...estimated,p:mannWhitney(base.values,head.values).p}}function countPlacements(sample,layout){
let rounds=new Set(sample?.rounds??[]).size;return layout==="single"?Math.min(1,rounds):rounds}function withConfidence(comparison,confidence){
let{base,head,interval}=comparison;if(base===null||head===null||interval===null)return comparison;let estimated=estimateRatio(
base.values,head.values,[confidence]);return{...comparison,interval:estimated?.intervals[0]??interval}}var NO_INTERVALS={
interval:null,failInterval:null,passInterval:null};function summarise2(sample){let{low,high}=medianInterval(sample.values,
CONFIDENCE2);return{...sample,n:sample.values.length,median:median(sample.values),medianInterval:{low,high}}}function isExact(samples,{
exact,varies}){return samples.every(values=>Array.from(values).every(value=>value===values[0]))?exact||!varies&&samples.
every(({length})=>length>=MIN_CONSTANT_VALUES):!1}function mayBecomeExact({subject,exact,varies,layout},values){if(layout===
"single")return!1;let{kind,rate}=parseUnit(subject.unit);return exact||!varies&&kind!=="time"&&!rate&&values>=MIN_CONSTANT_VALUES}
function isMachineBound({subject,exact},comparison){let{kind,rate}=parseUnit(subject.unit);return!exact&&(kind==="time"||
rate||!comparison.exact)}function ratioMinusOne(base,head){if(base===head)return 0;let ratio=head/base;return Number.isFinite(
ratio)?ratio-1:null}function estimateChange2(base,head,{delta=ratioMinusOne(median(base),median(head)),clearing=CLEARING_ERROR,
confidence=CONFIDENCE2}={}){let estimated=estimateRatio(base,head,[confidence,LIKELY_CONFIDENCE,1-2*clearing]);if(estimated===
null)return{change:delta,...NO_INTERVALS};let{ratio,intervals}=estimated,[interval=null,failInterval=null,passInterval=null]=intervals;
return{change:delta!==null&&ratio<1/0?ratio-1:null,interval,failInterval,passInterval}}function estimateRatio(base,head,confidences){
let estimated=hodgesLehmannIntervals(thinOut(base),thinOut(head),confidences);if(estimated===null)return null;let{ratio,
intervals}=estimated;return{ratio,intervals:intervals.map(({low,high})=>({low:low-1,high:high-1}))}}var MAX_VALUES=1e3;function thinOut(values){
if(values.length<=MAX_VALUES)return values;let ascending=values.toSorted((left,right)=>left-right),step=(values.length-1)/
(MAX_VALUES-1);return Array.from({length:MAX_VALUES},(_,index)=>ascending[Math.round(index*step)])}var UNUSED_ALPHA=.05;function makeCustomTables(pairs,settings){let sides=sidesOf(settings),files=sides.map(side=>({label:side,
results:pairs.flatMap(pair=>resultOf(pair,side))})),unitsOf=chosen=>new Set(chosen.map(({subject})=>unitOf(subject))),inexact=unitsOf(
pairs.filter(({exact})=>!exact)),unsteady=unitsOf(pairs.filter(({varies})=>varies));return tabulateResults(settings,files).
map(grid=>{let summary=summarise(grid,{alpha:UNUSED_ALPHA,confidence:CONFIDENCE2}),{unit}=grid,mixed=new Set(grid.cells.
flat().flatMap(cell=>cell?.varying??[])),constancy={exact:!inexact.has(unit),varies:unsteady.has(unit)};return makeCustomTable(
summary,{unit,sides,...constancy,varying:[...mixed]})})}function sidesOf({table,row,col}){return[table,row,col].some(projection=>projectionKeysOf(
projection).includes(".file"))?SIDES:["head"]}function resultOf({subject,...samples},side){let sample=samples[side];return sample===
null?[]:[{name:subject.name,configuration:{...subject.command!==null&&{command:subject.command},...subject.group!==null&&
{pkg:subject.group}},unit:unitOf(subject),values:sample.values}]}function unitOf({metric,unit}){return toMetricUnit(metric,
unit)}function makeCustomTable({fields,columns,rows,geomeans:geomeans2},means){return{fields,unit:means.unit,sides:means.
sides,varying:means.varying,columns,rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&makeCustomCell(cell,
means))})),geomeans:geomeans2.map(({value,ratio})=>({value,delta:ratio===null?null:ratio-1}))}}function makeCustomCell({
centre,low,high,sample,comparison},means){let isConstant=samples=>isExact(samples,means);return{n:sample.length,median:centre,
medianInterval:isConstant([sample])?{low:centre,high:centre}:{low,high},comparison:comparison&&compareCells({sides:[comparison.
base.sample,sample],delta:ratioMinusOne(comparison.base.centre,centre),isExact:isConstant([comparison.base.sample,sample])})}}
function compareCells({sides,delta,isExact:isExact2}){if(isExact2)return{delta,change:delta,p:null};let[base,head]=[Array.
from(sides[0]),Array.from(sides[1])];return{delta,change:estimateChange2(base,head,{delta}).change,p:mannWhitney(base,head).
p}}var USUAL_LOOKS=[6,10,14,20,30];function planLooks({min,max}){return min===max?[max]:[min,...USUAL_LOOKS.filter(rounds=>rounds>
min&&rounds<max),max]}var EXACT_LOOK=2;function planPauses(rounds){let planned=planLooks(rounds);return planned[0]>EXACT_LOOK?
[EXACT_LOOK,...planned]:planned}function spendAlpha({alpha,looks},completed,smallestP3){let max=looks.at(-1),allowedBy=rounds=>alpha*
Math.min(1,rounds/max)**2,spent=0;for(let rounds of looks){if(rounds>=completed)break;smallestP3(rounds)<=allowedBy(rounds)-
spent&&(spent=allowedBy(rounds))}return allowedBy(completed)-spent}function xorshift32(seed){let state=seed|0;return()=>(state^=state<<13,state^=state>>>17,state^=state<<5,state>>>0)}var SEED=625341585;function normalDraws(length){let next=xorshift32(SEED);return Float64Array.from({length},()=>normalQuantile(
(next()-.5)/2**32))}var POWER2=.9,SIMULATIONS=1e3,MAX_ROUNDS2=30;function finderFor({chances,likely}){let steps=chances.map(chance=>simulateLook(
chance,likely));if(steps.every(({byRanks})=>byRanks===null))return()=>null;let sizes=new Float64Array(SIMULATIONS);return(noise,limit)=>{
for(let index=0;index<SIMULATIONS;index+=1)sizes[index]=findSmallestChange(steps,{index,noise,limit});return sizes.sort()[Math.
ceil(POWER2*SIMULATIONS)-1]}}function simulateLook(chance,likely){let{alpha,clearing}=chance,rounds=Math.min(chance.rounds,
MAX_ROUNDS2),rehearsals=simulateRuns(rounds),column=position=>Float64Array.from(rehearsals,({differences})=>differences[position]),
beyond=untiedLowerHalf(rounds,rounds).findIndex(probability=>probability>alpha),inversions=(beyond===-1?Math.floor(rounds**
2/2):beyond)-1,beyondLikely=ratiosOutside(rounds,rounds,likely),beyondPossible=ratiosOutside(rounds,rounds,1-2*clearing);
return{byRanks:inversions<0?null:column(inversions),likely:beyondLikely===0?null:Float64Array.from(rehearsals,({shift,differences})=>Math.
min(shift,differences[beyondLikely-1])),ends:beyondPossible===0?null:column(rounds**2-beyondPossible)}}function findSmallestChange(steps,{
index,noise,limit}){let found=1/0,uncleared=-1/0;for(let{byRanks,likely,ends}of steps){if(byRanks!==null&&likely!==null){
let needed=maxOf(maxOf(-noise*byRanks[index],limit-noise*likely[index]),uncleared);needed<found&&(found=needed)}ends!==null&&
(uncleared=maxOf(uncleared,limit-noise*ends[index]))}return found}function maxOf(left,right){return left>right?left:right}
var allDraws=null,runsByRounds=new Map;function simulateRuns(rounds){let known=runsByRounds.get(rounds);if(known!==void 0)
return known;allDraws??=normalDraws(2*MAX_ROUNDS2*SIMULATIONS);let draws=allDraws,made=Array.from({length:SIMULATIONS},(_,index)=>{
let start=2*MAX_ROUNDS2*index,base=draws.subarray(start,start+rounds),head=draws.subarray(start+MAX_ROUNDS2,start+MAX_ROUNDS2+
rounds),differences=new Float64Array(rounds**2),next=0;for(let b of base)for(let h of head)differences[next++]=h-b;return{
differences:differences.sort(),shift:median([...head])-median([...base])}});return runsByRounds.set(rounds,made),made}function spreadOf({base,head}){if(base===null||head===null)return null;let sides=[base,head];return sides.every(({values})=>values.
every(value=>value>0))?robustSpread(sides.flatMap(residuals)):null}function biasCorrectionOf({n}){return n>1?Math.sqrt(n/
(n-1)):1}function residuals(side){return side.values.map(value=>biasCorrectionOf(side)*Math.log(value/side.median))}function changeFinder(chances){let shiftFound=shiftFinder(chances);return({spread,better},limit)=>{let shift=shiftFound(
spread,toShift(limit,better));return shift===null?null:toRatio(shift,better)}}var latest=null;function shiftFinder(chances){
let key=JSON.stringify(chances);return latest?.key!==key&&(latest={key,finder:finderFor({chances,likely:LIKELY_CONFIDENCE})}),
latest.finder}function toShift(worsening,better){return better==="lower"?Math.log1p(worsening):-Math.log1p(-worsening)}function toRatio(shift,better){
return better==="lower"?Math.expm1(shift):-Math.expm1(-shift)}var DIGITS=2,SPREAD_MARGIN=1.08;function rowFinder(chances){
let find=changeFinder(chances),known=new Map;return(row,{limit,minDelta})=>{let exactSpread=row.exact?null:spreadOf(row),
step=findSmallestStep([...row.base?.values??[],...row.head?.values??[]]);if(exactSpread===null||step===null||row.base===
null||row.better==="higher"&&limit>=1)return null;let spread=Number((SPREAD_MARGIN*exactSpread).toPrecision(DIGITS)),key=`${spread}\
 ${limit} ${row.better}`;known.has(key)||known.set(key,find({spread,better:row.better},limit));let found=known.get(key);
return found===null?null:roundUpToStep(Math.max(found,minDelta/row.base.median),step/row.base.median)}}function roundUpToStep(change,step){
return step*(Math.floor(change/step)+1)}function planDetectionLooks({rounds,alpha,looks}){let planned=planLooks(rounds),
all=looks??planned,levels=clearingLevels(all,rounds.max);return all.map((look,index)=>({rounds:look,alpha:spendAlpha({alpha,
looks:planned},look,smallestP2),clearing:levels[index]}))}function smallestP2(rounds){return smallestTwoSidedP(rounds,rounds)/
2}function findUnstableNames(recording){return listSuspects(recording).flatMap(({side,command})=>{let printed=listPrintedNames(
recording,side,command),names=findReplacedNames(printed);return names===null?[]:[{side,command,...names}]})}function listSuspects({
series,invocations:invocations2}){return SIDES.flatMap(side=>{let firsts=new Map;for(let{[side]:own}of series){let{command,
round:round3}=invocations2[own.invocations[0]??-1]??{};if(command===void 0||round3===void 0)continue;let known=firsts.get(
command);known===void 0?firsts.set(command,new Set([round3])):known.add(round3)}return[...firsts].filter(([,own])=>own.size>
1).map(([command])=>({side,command}))})}function listPrintedNames({series,invocations:invocations2},side,command){let printed=new Map;
for(let{group,name,[side]:own}of series){let key=groupedNameKeyOf({group,name});for(let at of own.invocations){let made=invocations2[at];
if(made===void 0||made.command!==command||made.outcome!=="ok")continue;let names=printed.get(made.round);names===void 0?
printed.set(made.round,new Map([[key,name]])):names.set(key,name)}}return[...printed].sort(([one],[other])=>one-other).map(
([,names])=>names)}function findReplacedNames(printed){let counts=new Map;for(let names of printed)for(let key of names.
keys())counts.set(key,(counts.get(key)??0)+1);let isRare=([key])=>2*counts.get(key)<=printed.length,seen=new Set,keys=new Set,
example=null;for(let[index,names]of printed.entries()){let before=printed[index-1],born=[...names].filter(([key])=>!seen.
has(key)).filter(isRare),gone=[...before??[]].filter(([key])=>!names.has(key)).filter(isRare);if(born.length>0&&gone.length>
0){for(let[key]of[...born,...gone])keys.add(key);example??=exampleOf(gone.map(([,name])=>name),born.map(([,name])=>name))}
for(let key of names.keys())seen.add(key)}if(example===null)return null;let count2=Math.max(...printed.map(names=>[...names.
keys()].filter(key=>keys.has(key)).length));return{keys,count:count2,example}}function exampleOf([from=""],born){let to=born.
reduce((best,name)=>sharedStartOf(from,name)>sharedStartOf(from,best)?name:best);return{from,to}}function sharedStartOf(one,other){
let length=0;for(;length<one.length&&one[length]===other[length];)length+=1;return length}function makeUnstableTest({invocations:invocations2},unstable){
return({group,name,...sides},side)=>{if(unstable.length===0)return!1;let command=invocations2[sides[side].invocations[0]??
-1]?.command,key=groupedNameKeyOf({group,name});return unstable.some(one=>one.side===side&&one.command===command&&one.keys.
has(key))}}function findWholeRounds({invocations:invocations2,baseline}){let rounds=new Map,ran=new Set;for(let invocation of invocations2){
if(baseline!==void 0&&invocation.side==="base"||(ran.add(invocation.side),isPutAside(invocation)))continue;let made=rounds.
get(invocation.round);made!==void 0?made.push(invocation):invocation.round>0&&rounds.set(invocation.round,[invocation])}
let brokenOnBase=findCommandsBrokenOnBase({invocations:invocations2}),whole=[...rounds].filter(([,made])=>[...ran].every(
side=>isWhole(made,side,brokenOnBase)));return new Set(whole.map(([round3])=>round3))}function isPutAside({outcome:outcome2}){
return outcome2==="disturbed"||outcome2==="retried"}function isWhole(round3,wanted,brokenOnBase){let own=round3.filter(({
side})=>side===wanted),ran=new Set([...own.map(({command})=>command),...wanted==="base"?brokenOnBase:[]]);return own.every(
({outcome:outcome2})=>outcome2==="ok")&&round3.every(({command})=>ran.has(command))}function findCommandsBrokenOnBase({invocations:invocations2}){
let broken=invocations2.filter(({side,round:round3,outcome:outcome2})=>side==="base"&&round3===0&&outcome2==="failed");return new Set(
broken.map(({command})=>command))}function findRoundBaseBroke({invocations:invocations2}){let onBase=invocations2.filter(
({side})=>side==="base"),firstOk=onBase.findIndex(({outcome:outcome2})=>outcome2==="ok");return(firstOk<0?[]:onBase.slice(
firstOk).filter(({round:round3,outcome:outcome2})=>round3>0&&outcome2==="failed"))[0]?.round??null}function findUsedRounds(recording){
let whole=findWholeRounds(recording);if(recording.baseline===void 0)return{base:whole,head:whole};let kept=recording.invocations.
filter(({side,round:round3,outcome:outcome2})=>side==="base"&&round3>0&&outcome2==="ok");return{base:new Set(kept.map(({
round:round3})=>round3)),head:whole}}function countCompletedRounds(recording){return findWholeRounds(recording).size}function nameBaselineCommands(kept,current){let names=nameCommands(current),free=new Set(current.keys()),take=index=>free.
delete(index)?index:null,findFree=isMatch=>take(current.findIndex((other,at)=>free.has(at)&&isMatch(other))),byName=kept.
map(one=>{let own=ownNameOf(one);return own===null?null:findFree(other=>ownNameOf(other)===own)}),hasText=one=>other=>scriptOf(
one)===scriptOf(other)&&(ownNameOf(one)===null||ownNameOf(other)===null),isInPlace=(one,index)=>current[index]!==void 0&&
hasText(one)(current[index]),inPlace=kept.map((one,index)=>byName[index]??(isInPlace(one,index)?take(index):null)),byText=kept.
map((one,index)=>inPlace[index]??findFree(hasText(one)));return kept.map((one,index)=>{let match=byText[index]??(ownNameOf(
one)===null?take(index):null);return match===null?ownNameOf(one)??`command ${index+1} of the baseline`:names[match]})}function ownNameOf(command){
return typeof command=="string"?null:command.name??null}function splitSeriesByCommand(recording){let names=nameCommandsBySide(
recording),[only=null]=names.head;return[...names.base,...names.head].every(name=>name===only)?recording.series.filter(series=>SIDES.
some(side=>series[side].invocations.length>0)).map(series=>({command:only,series})):recording.series.flatMap(series=>{let commandOf=(side,invocation)=>names[side][recording.
invocations[invocation]?.command??0]??null,commands=new Set(SIDES.flatMap(side=>series[side].invocations.map(at=>commandOf(
side,at))));return commands.size<=1?[...commands].map(command=>({command,series})):[...commands].map(command=>{let restrict=side=>{
let kept=[...series[side].invocations.keys()].filter(index=>commandOf(side,series[side].invocations[index])===command);return{
invocations:kept.map(index=>series[side].invocations[index]),values:kept.map(index=>series[side].values[index])}};return{
command,series:{...series,base:restrict("base"),head:restrict("head")}}})})}function nameCommandsBySide({schedule,baseline}){
let own=nameCommands(schedule.commands);return{base:baseline===void 0?own:nameBaselineCommands(baseline.commands,schedule.
commands),head:own}}function resolveRenames(recording,settings){let all=splitSeriesByCommand(recording),suffix=gomaxprocsSuffixOf(recording),
configured=makeConfiguredLookup(all,{renamed:settings.renamed,suffix}),claims=judgeClaims(all,{configured,settings,suffix});
return{series:all,suffix,renameOf:one=>configured(one)??claims.applied.get(seriesKeyOf(one))??null,refused:claims.refused}}
function findUnusedRenames({series,suffix},renamed){let known=new Set(seriesOn(series,"base").flatMap(({series:{name}})=>listNameVariants(
name,suffix)));return Object.keys(renamed).filter(name=>!known.has(name))}function makeConfiguredLookup(all,{renamed,suffix}){
let nameKey=(command,name)=>JSON.stringify([command,name]),namesOn=side=>new Set(seriesOn(all,side).map(({command,series:{
name}})=>nameKey(command,name))),[onBase,onHead]=[namesOn("base"),namesOn("head")];return({command,series:{name}})=>{let entry=findEntry(
name,{renamed,suffix});if(entry===null)return null;let key=nameKey(command,entry.to);return onHead.has(key)&&!onBase.has(
key)?makeAppliedRename(name,entry.to,{suffix,by:"configuration"}):null}}function findEntry(name,{renamed,suffix}){let key=listNameVariants(
name,suffix).find(candidate=>Object.hasOwn(renamed,candidate));return key===void 0?null:{key,to:key===name?renamed[key]:
`${renamed[key]}${suffix}`}}function makeAppliedRename(from,to,{suffix,by}){let[,shortFrom=null]=listNameVariants(from,suffix);
return{to,rename:{from,shortFrom,by}}}function judgeClaims(all,{configured,settings,suffix}){let onBase=new Map(seriesOn(
all,"base").map(one=>[seriesKeyOf(one),one])),onHead=new Set(seriesOn(all,"head").map(one=>seriesKeyOf(one))),taken=new Set(
[...onBase.values()].flatMap(one=>{let applied=configured(one);return applied===null?[]:seriesKeyOf(one,applied.to)})),claims=[
...onBase].flatMap(([old,one])=>{let{name}=one.series,entry=findEntry(name,{renamed:settings.renamedByHead,suffix});return entry===
null||findEntry(name,{renamed:settings.renamed,suffix})!==null?[]:[{entry,from:name,old,target:seriesKeyOf(one,entry.to)}]}),
count2=new Map;for(let{target}of claims)count2.set(target,(count2.get(target)??0)+1);let reasonAgainst=claim=>{let[hasOld,
hasNew]=[onHead.has(claim.old),onHead.has(claim.target)];return hasOld?hasNew?"old-on-head":"early":onBase.has(claim.target)?
"new-on-base":hasNew?taken.has(claim.target)||count2.get(claim.target)!==1?"not-alone":null:"new-not-on-head"},judged=claims.
map(claim=>({claim,reason:reasonAgainst(claim)})),valid=judged.filter(({reason})=>reason===null).map(({claim})=>claim);return{
applied:new Map(valid.map(({old,from,entry})=>[old,makeAppliedRename(from,entry.to,{suffix,by:"head"})])),refused:onHead.
size===0?[]:refusalsOf(judged,new Set(valid.map(({entry})=>entry.key)))}}function refusalsOf(judged,applied){let refused=judged.
flatMap(({claim:{entry,from},reason})=>reason===null||reason==="early"||applied.has(entry.key)?[]:[[entry.key,{from,to:entry.
to,reason}]]);return[...new Map(refused.toReversed()).values()].toReversed()}function seriesOn(all,side){return all.filter(
({series})=>series[side].values.length>0)}function seriesKeyOf({command,series},name=series.name){return benchmarkKeyOf(
{command,group:series.group,name})}function readSeriesFacts(recording,settings){return{renames:resolveRenames(recording,settings),unstable:findUnstableNames(
recording),used:findUsedRounds(recording)}}function groupSamples(recording,grouping,facts=readSeriesFacts(recording,grouping)){
let isUnstable=makeUnstableTest(recording,facts.unstable);return groupSeries(recording,{...grouping,...facts},(series,side)=>!isUnstable(
series,side))}function groupUnstableSamples(recording,grouping,facts){return groupSeries(recording,{...grouping,...facts},
makeUnstableTest(recording,facts.unstable))}function groupSeries(recording,{units,renames:{series:all,suffix,renameOf},used},isWanted){
let rows=new Map,hasEveryValue=recording.schedule.unit==="sample";for(let{command,series}of all){let{unit,factor}=tidyUnit(
series.unit);for(let side of SIDES){let points=validValuesOf(recording,series[side],used[side]);if(points.length===0||!isWanted(
series,side))continue;let renamed=side==="base"?renameOf({command,series}):null,name=renamed?.to??series.name,key=JSON.stringify(
[command,series.group,name,series.metric,unit]),row=rows.get(key)??{command,series,name,unit,layouts:[],base:[],head:[],
renamed};rows.set(key,renamed===null?row:{...row,renamed}),series.layout!==void 0&&row.layouts.push(series.layout),row[side].
push(...points.map(point=>({...point,value:point.value*factor})))}}let sampled=[...rows.values()].map(row=>hasEveryValue?
row:withMedians(row)),varying=new Set(sampled.filter(hasDifferentValues).map(metricKey));return sampled.map(row=>({...pairOf(
row,{units,suffix}),varies:varying.has(metricKey(row))}))}function withMedians(row){return{...row,base:mediansOf(row.base),
head:mediansOf(row.head)}}function mediansOf(points){let values=new Map;for(let{invocation,value}of points){let own=values.
get(invocation);own===void 0?values.set(invocation,[value]):own.push(value)}let rounds=new Map(points.map(({invocation,round:round3})=>[
invocation,round3]));return[...values].map(([invocation,own])=>({round:rounds.get(invocation),invocation,value:median(own)}))}
function hasDifferentValues({base,head}){return[base,head].some(points=>points.some(({value})=>value!==points[0]?.value))}
function metricKey({command,series,unit}){return JSON.stringify([command,series.metric,unit])}function selectSeries({series,
renameOf},benchmarks){let wanted=new Set(benchmarks.map(benchmarkKeyOf)),isWanted=(one,side)=>{let{command,series:series2}=one;
if(series2[side].values.length===0)return!1;let renamed=side==="base"?renameOf(one):null;return wanted.has(benchmarkKeyOf(
{command,group:series2.group,name:renamed?.to??series2.name}))};return series.filter(one=>SIDES.some(side=>isWanted(one,
side))).map(({series:series2})=>series2)}function pairOf({command,series,name,unit,layouts,base,head,renamed},{units,suffix}){
let{group,metric,primary,deterministic}=series,stated=unitSettingFor(units,metric,unit),known=unitDescriptionOf(unit),[,
shortName=null]=listNameVariants(name,suffix);return{subject:{command,group,name,shortName,metric,unit,better:stated.better??
series.better??known.better,primary,renamed:renamed?.rename??null},base:sampleOf(base),head:sampleOf(head),exact:stated.
exact??(deterministic||known.exact),layout:layouts.includes("single")?"single":layouts[0]??null}}function validValuesOf({
invocations:invocations2},own,counted){return own.invocations.flatMap((invocation,index)=>{let raw=own.values[index]??[],
made=invocations2[invocation];return made===void 0||isPutAside(made)||!counted.has(made.round)||raw.length===0?[]:raw.map(
value=>({round:made.round,invocation,value}))})}function sampleOf(points){if(points.length===0)return null;let ordered=points.
toSorted((left,right)=>left.invocation-right.invocation);return{values:ordered.map(({value})=>value),rounds:ordered.map(
({round:round3})=>round3)}}function cutAtRound(sample,round3){if(sample===null)return null;let isKept=(_,index)=>sample.
rounds[index]<=round3,values=sample.values.filter(isKept);return values.length===0?null:{values,rounds:sample.rounds.filter(
isKept)}}function unitSettingFor(units,metric,unit){return Object.hasOwn(units,metric)?units[metric]??{}:Object.hasOwn(units,
unit)?units[unit]??{}:{}}function warnAboutDirections({series},{units}){let unstated=series.flatMap(({name,metric,unit,better})=>{let base=tidyUnit(
unit).unit;return unitSettingFor(units,metric,base).better!==void 0?[]:[{benchmark:name,metric,unit,better,base,known:unitDescriptionOf(
base)}]}),contrary=unstated.flatMap(({benchmark,metric,unit,better,known})=>better===null||better===known.better||known.
guessed?[]:[{benchmark,metric,unit,better}]),guessed=new Map(unstated.flatMap(({base,better,known})=>better===null&&!known.
evident?[[base,known.better]]:[]));return[...contrary.slice(0,1).map(first=>makeWarning("direction-unusual",about("units"),
{...first,others:contrary.length-1})),...[...guessed].slice(0,1).map(([unit,better])=>makeWarning("direction-guessed",about(
"units"),{unit,better,others:guessed.size-1}))]}function withDisplayedInterval(row){let confidence=confidenceOf(row);return confidence===CONFIDENCE2?row:withConfidence(
row,confidence)}function confidenceOf(row){return row.verdicts.some(verdict=>hasStoppedEarly(row,verdict))?CONFIDENCE_OF_STOPPED:
CONFIDENCE2}function withDetectable(rows,looks){let find=rowFinder(looks??[]);return rows.map(row=>{let found=row.verdicts.
filter(isAboutChange).flatMap(({kind,level,limit,minDelta})=>kind==="max-regression"&&level!=="report"&&limit!==null?[{limit,
minDelta}]:[]).flatMap(floor=>find(row,floor)??[]);return{...row,detectable:found.length>0?Math.min(...found):null}})}var MAX_POINTS=12,MAX_PAIRS=2e7,MIN_PAIRS=3600;function estimateHistoriesOf(comparisons,confidenceOf2){let maxPairs=Math.
max(MIN_PAIRS,MAX_PAIRS/comparisons.length);return comparisons.map(one=>estimateHistoryOf(one,{maxPairs,confidence:confidenceOf2(
one)}))}function estimateHistoryOf(comparison,{maxPairs=MAX_PAIRS,confidence=CONFIDENCE2}={}){let{base,head,exact,change,
interval}=comparison;if(base===null||head===null||exact)return[];let first=Math.max(base.rounds[0]??1,head.rounds[0]??1),
rounds=[...new Set([...base.rounds,...head.rounds])].filter(round3=>round3>=first).toSorted((left,right)=>left-right),chosen=pickEvenly(
rounds,countPoints(base,head,maxPairs)),last=chosen.at(-1);return chosen.map(round3=>({round:round3,...round3===last?{change,
interval}:estimateAtRound(round3,{base,head,confidence})}))}function countPoints(base,head,maxPairs){let affordable=Math.
floor(maxPairs/(base.n*head.n));return Math.min(MAX_POINTS,Math.max(2,affordable))}function estimateAtRound(round3,{base,
head,confidence}){let[until,of]=[cutAtRound(base,round3),cutAtRound(head,round3)];if(until===null||of===null)return{change:null,
interval:null};let{change,interval}=estimateChange2(until.values,of.values,{confidence});return{change,interval}}function pickEvenly(rounds,count2){
if(rounds.length<=count2)return[...rounds];let step=(rounds.length-1)/(count2-1);return Array.from({length:count2},(_,index)=>rounds[Math.
round(index*step)])}function geomean(values){if(values.length===0||!values.every(value=>value>0&&value<1/0))return null;let meanLog=0;for(let[
index,value]of values.entries())meanLog+=(Math.log(value)-meanLog)/(index+1);return Math.exp(meanLog)}function geomeans(comparisons){return[...new Set(comparisons.map(({unit})=>unit))].flatMap(unit=>{let own=comparisons.filter(
comparison=>comparison.unit===unit);if(own.some(({metric})=>metric!==own[0]?.metric))return[];let pairs=own.flatMap(({base:base2,
head:head2})=>base2&&head2&&base2.median>0&&head2.median>0?[[base2.median,head2.median]]:[]),base=geomean(pairs.map(([value])=>value)),
head=geomean(pairs.map(([,value])=>value)),ratio=geomean(pairs.map(([from,to])=>to/from));return pairs.length<2||base===
null||head===null||ratio===null?[]:[{unit,base,head,delta:ratio-1,n:pairs.length}]})}function compareGeomean(pairs,clearing){
let members=pairs.flatMap(({base,head,...rest})=>base!==null&&head!==null&&isPositive(base)&&isPositive(head)?[{...rest,
base,head}]:[]),[first]=members;if(first===void 0)return null;let all={subject:{...first.subject,command:null,group:null,
name:`geomean of ${members.length}`},base:geomeanOfRounds(members.map(({base})=>base)),head:geomeanOfRounds(members.map(
({head})=>head)),exact:members.every(({exact})=>exact),varies:members.some(({varies})=>varies),layout:null},rounds=comparePair(
all,clearing),medians={base:members.map(({base})=>median(base.values)),head:members.map(({head})=>median(head.values))},
ratio=geomean(medians.head.map((head,index)=>head/medians.base[index])),delta=rounds.delta===null||ratio===null?null:ratio-
1;return{...rounds,base:rounds.base&&replaceMedian(rounds.base,medians.base),head:rounds.head&&replaceMedian(rounds.head,
medians.head),delta,change:rounds.exact?delta:rounds.change,members:members.map(({subject:{command,group,name}})=>({command,
group,name})),leftOut:pairs.length-members.length}}function replaceMedian(rounds,medians){return{...rounds,median:geomean(
medians)??rounds.median}}function isPositive({values}){return values.every(value=>value>0&&value<1/0)}function geomeanOfRounds(samples){
let moments=samples.map(indexByMoment),shared=[...moments[0]?.entries()??[]].flatMap(([moment,{round:round3}])=>{let values=moments.
flatMap(own=>own.get(moment)?.value??[]),mean2=values.length===samples.length?geomean(values):null;return mean2===null?[]:
[{round:round3,value:Number(mean2.toPrecision(EQUAL_DIGITS))}]});return shared.length===0?null:{values:shared.map(({value})=>value),
rounds:shared.map(({round:round3})=>round3)}}var EQUAL_DIGITS=12,MAX_VALUES_IN_ROUND=2**24;function indexByMoment({values,
rounds}){let moments=new Map,[current,place]=[0,0];for(let[index,value]of values.entries()){let round3=rounds[index];place=
round3===current?place+1:0,current=round3,moments.set(round3*MAX_VALUES_IN_ROUND+place,{round:round3,value})}return moments}function makeBothSidesCheck(rows){let keysWith=side=>new Set(rows.filter(row=>row[side]!==null).map(benchmarkKeyOf)),keys=null;
return row=>{if(row.base!==null&&row.head!==null)return!0;keys??={base:keysWith("base"),head:keysWith("head")};let key=benchmarkKeyOf(
row);return keys.base.has(key)&&keys.head.has(key)}}var MAX_EDIT_SHARE=.5,MAX_CANDIDATES=40,MAX_GROUPS=20,WRITABLE=/^[^"\\\p{C}\p{Zl}\p{Zp}]{1,100}$/u;function proposeRenames(rows){
let groups=listGroups(rows).filter(({removed,added})=>removed.length>0&&added.length>0);return selectConsistent(groups.slice(
0,MAX_GROUPS).flatMap(pairNames))}function selectConsistent(all){let entries=[...new Map(all.map(one=>[JSON.stringify([one.
from,one.to]),one])).values()],isAlone=({from,to})=>entries.filter(other=>other.from===from||other.to===to).length===1;return entries.
filter(isAlone)}function listGroups(rows){let isOfBoth=makeBothSidesCheck(rows),groups=new Map;for(let row of rows){let isRemoved=row.
state==="removed",isAdded=row.base===null&&row.state!=="inconclusive";if(!isRemoved&&!isAdded||isOfBoth(row)||!WRITABLE.
test(row.name))continue;let key=JSON.stringify([row.command,row.group]),group=groups.get(key)??{removed:[],added:[]};groups.
set(key,group),group[isRemoved?"removed":"added"].push(row)}return[...groups.values()].map(({removed,added})=>({removed:candidatesOf(
removed),added:candidatesOf(added)}))}function candidatesOf(rows){let benchmarks=new Map;for(let row of rows){let key=benchmarkKeyOf(
row),known=benchmarks.get(key);known===void 0?benchmarks.set(key,[row]):known.push(row)}return[...benchmarks.values()].map(
own=>({name:own[0].name,shortName:own[0].shortName??null,metrics:own.map(({metric,unit})=>JSON.stringify([metric,unit])).
toSorted().join()}))}function pairNames({removed,added}){if(removed.length>MAX_CANDIDATES||added.length>MAX_CANDIDATES)return[];
let[[one],[other]]=[removed,added];return removed.length===1&&added.length===1&&one.metrics===other.metrics?[toEntry(one,
other)]:removed.flatMap(old=>{let nearest=findNearest(old,added);return nearest!==null&&findNearest(nearest,removed)===old?
[toEntry(old,nearest)]:[]})}function findNearest(wanted,all){let[best,second]=all.filter(({metrics})=>metrics===wanted.metrics).
map(candidate=>({candidate,distance:editDistance(wanted.name,candidate.name)})).filter(({candidate:{name},distance})=>distance<=
MAX_EDIT_SHARE*Math.max(name.length,wanted.name.length)).sort((left,right)=>left.distance-right.distance);return best===
void 0||best.distance===second?.distance?null:best.candidate}function toEntry(old,added){return old.shortName===null||added.
shortName===null?{from:old.name,to:added.name}:{from:old.shortName,to:added.shortName}}var LATEST_RELEASE="latest-release";function isFound(found){return"levels"in found}var MAX_LINE_LENGTH=1e4,MAX_TEXT_LENGTH=1e6,nameSchema=string().max(1e3),lineSchema=string().max(MAX_LINE_LENGTH),textSchema=string().
max(MAX_TEXT_LENGTH),shaSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,"must be a full commit SHA"),valueSchema=number().
refine(isMeasurable,`a value must be ${MEASURABLE}`);var MAX_RUN_BYTES=8*1024*1024,MAX_ROWS2=2e4,MAX_LOG_RATIO=100,objectIdSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,
"must be a full object id"),storedRowSchema=object({command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema,
metric:nameSchema,better:_enum(["lower","higher"]),logRatio:number().min(-MAX_LOG_RATIO).max(MAX_LOG_RATIO),standardError:number().
min(0).max(MAX_LOG_RATIO),n:int().min(1),from:number(),to:number()});function readStoredRow(value){if(typeof value!="obj\
ect"||value===null||Array.isArray(value))return null;let{command,group,name,metric,better,logRatio,standardError,n,from,
to}=value;return(command===null||isName(command))&&(group===null||isName(group))&&isName(name)&&isName(metric)&&(better===
"lower"||better==="higher")&&isBetween(logRatio,-MAX_LOG_RATIO,MAX_LOG_RATIO)&&isBetween(standardError,0,MAX_LOG_RATIO)&&
Number.isSafeInteger(n)&&n>=1&&Number.isFinite(from)&&Number.isFinite(to)?{command,group,name,metric,better,logRatio,standardError,
n,from,to}:null}function isName(value){return typeof value=="string"&&value.length<=1e3}function isBetween(value,least,most){
return typeof value=="number"&&value>=least&&value<=most}var DAY="\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])",TIME="\
[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-][0-2]\\d:?[0-5]\\d)",DAY_OR_TIME=new RegExp(`^${DAY}(?:T${TIME})\
?$`),momentSchema=string().transform((text2,{addIssue})=>{let time=DAY_OR_TIME.test(text2)&&isDay(text2.slice(0,10))?new Date(
text2):null;return time!==null&&!Number.isNaN(time.getTime())?text2.includes("T")?time.toISOString():text2:(addIssue({code:"\
custom",message:"must be a day or a time with its zone, such as 2026-11-20T10:00:00Z"}),NEVER)});function isDay(text2){return new Date(
`${text2}T00:00:00Z`).toISOString().startsWith(text2)}var factSchema=schema=>schema.optional().catch(void 0),treeSchema=object(
{tree:objectIdSchema,commit:objectIdSchema,subject:lineSchema.optional(),committedAt:factSchema(momentSchema)}),runSchema=object(
{version:literal(1),from:treeSchema,to:treeSchema,at:momentSchema,workflowRun:int().min(1).optional(),runner:object({os:factSchema(
nameSchema),architecture:factSchema(nameSchema),cpu:factSchema(nameSchema),cores:factSchema(int().min(0).max(1e6)),image:factSchema(
nameSchema)}),rows:array(unknown()).max(MAX_ROWS2)});function readStoredRun(value){let parsed=runSchema.safeParse(value);
if(!parsed.success)return explainIssue(parsed.error,[]);let rows=[];for(let[index,unread]of parsed.data.rows.entries()){
let row=readStoredRow(unread);if(row===null)return explainIssue(storedRowSchema.safeParse(unread).error,["rows",index]);
rows.push(row)}return{...parsed.data,rows}}function explainIssue(error,place){let[issue]=error?.issues??[];return`${[...place,
...issue?.path??[]].join(".")}: ${issue?.message??"invalid"}`}var WIDTH=normalQuantile((1+CONFIDENCE2)/2);function storeRun({rows,environment},commits){let{os:os2,architecture,cpu,cores,
image}=environment??{};return{version:1,...omitNull({...commits},["workflowRun"]),runner:omitNull({os:os2,architecture,cpu,
cores,image}),rows:rows.flatMap(row=>storeRow(row)??[])}}function storeRow(row){let{command,group,name,metric,better,base,
head}=row,ratio=measureRatio(row);if(base===null||head===null||ratio===null)return null;let stored={command,group,name,metric,
better,logRatio:round(ratio.logRatio),standardError:round(ratio.standardError),n:Math.min(base.n,head.n),from:round(base.
median),to:round(head.median)};return readStoredRow(stored)}function measureRatio(row){let logRatio=computeLogRatio(row),
standardError=computeStandardError(row);return logRatio===null||standardError===null?null:{logRatio,standardError}}function isImprecise(row,precision){
return computeLogRatio(row)!==null&&(computeStandardError(row)??1/0)>precision}function computeLogRatio({base,head,change}){
return base===null||head===null||!(base.median>0)||change===null||change<=-1?null:Math.log1p(change)}function computeStandardError(row){
if(row.exact)return 0;let{interval}=withConfidence(row,CONFIDENCE2);return interval===null||!(interval.low>-1)||!Number.
isFinite(interval.high)?null:(Math.log1p(interval.high)-Math.log1p(interval.low))/(2*WIDTH)}function round(value){return Number(
value.toPrecision(6))}function makeLevelSource({ofBudgets,shown},{baseline},leg){let find=(levels,row)=>findHeadLevel(levels,row,leg===null?row.
group:groupOfLeg(row.group,leg)),findAnchor2=against=>baseline===void 0?ofBudgets.get(against)??null:makeWarning("level-\
of-baseline",about("baseline"),{path:baseline.path});return{levelOf(row,against){let anchor=findAnchor2(against);return anchor===
null||!isFound(anchor)?"no-anchor":find(anchor,row)},findProblem(against){let anchor=findAnchor2(against);return anchor===
null||isFound(anchor)?null:anchor},shownLevelOf(row){if(shown===null||shown.isBase||baseline!==void 0||row.base===null||
row.head===null)return null;let level=find(shown,row);return typeof level=="string"?null:level}}}var EXACT_ERROR=1e-4,SHOWN=.95,
LIKELY=.6,AT_ANCHOR={level:0,standardError:0,usualError:0,scatter:1};function findHeadLevel({anchor,isBase,levels},row,group){
let base=findBaseLevel(levels,{...row,group})??(isBase?AT_ANCHOR:null);if(base===null)return"no-comparison";let measured=measureRatio(
row);if(measured===null)return"no-ratio";let ownError=base.scatter*Math.max(measured.standardError,base.usualError),standardError=Math.
hypot(base.standardError,ownError),level=base.level+measured.logRatio,isExact2=row.exact&&standardError<=EXACT_ERROR,makeInterval=confidence=>{
let halfWidth=normalQuantile((1+confidence)/2)*standardError;return{low:Math.expm1(level-halfWidth),high:Math.expm1(level+
halfWidth)}};return{anchor,isBase,isExact:isExact2,base:Math.expm1(base.level),change:Math.expm1(level),interval:makeInterval(
SHOWN),likely:makeInterval(LIKELY),p:standardError===0?+(level===0):Math.min(1,2*normalTail(Math.abs(level)/standardError))}}
function findBaseLevel(levels,row){let names=row.renamed?[row.name,row.renamed.from]:[row.name];for(let name of names){let level=levels.
get(historyKeyOf({...row,name}));if(level!==void 0)return level}return null}var FAILURES=["configuration","configuration-of-head","permission","workflow-unknown","measuring-failed","pull-request-u\
nknown","recording-missing","recording-refused","report-failed","not-measured","cancelled","tampered","both-sides-failed",
"setup-failed","benchmark-failed","time-over","nothing-measured","names-unstable","shard-missing","limit-misfit","budget\
s-unmatched","rounds-too-few"];var count=number().int().min(0),PARTS=["baseline","benchmarks","check run","command line","compare","comment","issue","d\
efault","dependencies","doctor","event","GitHub API","git","history","init","job summary","machine","measuring","output",
"recordings","report files","temporary folder","toolchain","units","versions"],locationPartSchema=discriminatedUnion("ki\
nd",[strictObject({kind:literal("file"),path:lineSchema,line:count.optional(),column:count.optional(),keys:array(union([
lineSchema,number()])).max(1e3).optional()}),strictObject({kind:literal("setting"),path:lineSchema,line:count,column:count,
keys:array(union([lineSchema,number()])).max(1e3)}),strictObject({kind:_enum(["input","flag","key"]),name:lineSchema}),strictObject(
{kind:literal("side"),side:_enum(SIDES),sha:lineSchema.optional()}),strictObject({kind:literal("round"),round:count,side:_enum(
SIDES)}),strictObject({kind:literal("placement"),placement:count,side:_enum(SIDES)}),strictObject({kind:literal("setup"),
side:_enum(SIDES)}),strictObject({kind:_enum(["recording","label","event","git command","environment variable"]),name:lineSchema}),
strictObject({kind:literal("commit"),sha:lineSchema}),strictObject({kind:literal("pull request"),number:count}),strictObject(
{kind:literal("part"),part:_enum(PARTS)}),strictObject({kind:literal("text"),text:lineSchema})]),locationSchema=array(locationPartSchema).
max(10).readonly(),MAX_TEXTS=1e3,factSchema2=union([textSchema,number(),boolean(),array(textSchema).max(MAX_TEXTS).readonly()]),
MAX_OUTPUT_LINES=20,MAX_OUTPUT_LINE_LENGTH=200,diagnosticSchema=strictObject({code:nameSchema,severity:_enum(["error","w\
arning"]),location:locationSchema,data:record(nameSchema,factSchema2),failure:_enum(FAILURES).optional(),output:array(string().
max(MAX_OUTPUT_LINE_LENGTH)).max(MAX_OUTPUT_LINES).readonly().optional()});var MAX_BISECTED_COMMITS=64,MAX_SEARCH_ROUNDS=40,MAX_SUBJECT_LENGTH=200,searchedCommitSchema=strictObject({sha:shaSchema,
subject:lineSchema}),searchInvocationSchema=strictObject({commit:int().min(0).max(MAX_BISECTED_COMMITS),round:int().min(
0).max(MAX_SEARCH_ROUNDS),command:int().min(0),startMs:number().min(0),durationMs:number().min(0),exitCode:int().nullable(),
outcome:_enum(["ok","failed","cut"])}),searchSeriesSchema=strictObject({command:int().min(0),group:nameSchema.nullable(),
name:nameSchema,metric:nameSchema,unit:nameSchema,invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),
bisectionSchema=strictObject({commits:array(searchedCommitSchema).min(1).max(MAX_BISECTED_COMMITS),ended:_enum(["settled",
"rounds","time","failed","cancelled"]),unusable:array(strictObject({commit:int().min(1).max(MAX_BISECTED_COMMITS),reason:_enum(
["setup","command"])})),durationMs:number().min(0),invocations:array(searchInvocationSchema),series:array(searchSeriesSchema),
problems:array(diagnosticSchema)});var MAX_PATHS=50,pathsSchema=strictObject({total:int().min(0),paths:array(lineSchema).max(MAX_PATHS)}),changedPathsSchema=strictObject(
{lockFiles:pathsSchema,benchmarkSources:pathsSchema,sharedBenchmarks:pathsSchema.optional()});var profileSettingSchema=strictObject({command:textSchema,format:_enum(["auto",...PROFILE_FORMAT_IDS]),runs:int().min(1).
max(100)}),ownCommandSchema=strictObject({name:string().regex(COMMAND_NAME).optional(),command:textSchema,workingDirectory:lineSchema.
optional(),format:nameSchema.optional(),outputFile:lineSchema.nullable().optional(),count:_enum(COUNTED).optional(),profile:profileSettingSchema.
optional(),paths:array(lineSchema).optional(),dependsOn:array(lineSchema).optional()}),writtenCommandSchema=union([textSchema,
ownCommandSchema]);var decisionSchema=strictObject({command:int().min(0),reason:_enum([...SKIP_REASONS,...MEASURE_REASONS]),examples:array(
lineSchema).max(5),count:int().min(0)});var MAX_FLAGS=400,MAX_CACHES=16,MAX_TOOLS=20,MAX_TOOL_LINE_LENGTH=200,MAX_COUNT=1e6,cacheSchema=strictObject({level:int().
min(1).max(MAX_COUNT),kind:_enum(["data","instruction","unified"]),bytes:number().min(0),count:int().min(1).max(MAX_COUNT)}),
processorSchema=strictObject({flags:array(string().max(64)).max(MAX_FLAGS),caches:array(cacheSchema).max(MAX_CACHES),governor:string().
max(64).nullable()}),shareSchema=number().min(0).max(1).nullable(),MAX_OBSERVATIONS=1002,observationSeriesOf=entry=>array(
entry).max(MAX_OBSERVATIONS),observationsSchema=strictObject({rounds:observationSeriesOf(int().min(0).nullable()).optional(),
atMs:observationSeriesOf(number().min(0)),load:observationSeriesOf(number().min(0).nullable()),steal:observationSeriesOf(
shareSchema),others:observationSeriesOf(shareSchema),mhz:observationSeriesOf(number().min(0).nullable())}),toolLines=array(
string().max(MAX_TOOL_LINE_LENGTH)).max(MAX_TOOLS),environmentSchema=strictObject({os:nameSchema,kernel:nameSchema,architecture:nameSchema,
cpu:nameSchema,cores:int().min(0).max(MAX_COUNT),memoryBytes:number().min(0),image:nameSchema.nullable(),node:nameSchema,
processor:processorSchema.optional(),toolchain:strictObject({base:toolLines,head:toolLines}).optional(),loadBefore:number().
nullable(),loadAfter:number().nullable(),observations:observationsSchema.optional()});var MAX_PROFILED_BENCHMARKS=10,MAX_RECORDED_FUNCTIONS=8e3,MAX_RECORDED_STACKS=8e3,MAX_RECORDED_DEPTH=256,MAX_FUNCTION_NAME=500,
MAX_VALUE=2**63,functionSchema=strictObject({name:string().max(MAX_FUNCTION_NAME),file:string().max(MAX_FUNCTION_NAME).nullable(),
touched:literal(!0).optional()}),profileRunSchema=strictObject({side:_enum(SIDES),quantum:number().min(0).max(MAX_VALUE),
stacks:array(int().min(1).max(MAX_RECORDED_STACKS)).min(1).max(MAX_RECORDED_STACKS),values:array(number().positive().max(
MAX_VALUE)).max(MAX_RECORDED_STACKS)}),profiledBenchmarkSchema=strictObject({command:int().min(0),benchmark:strictObject(
{group:nameSchema.nullable(),name:nameSchema}).nullable(),unit:string().max(40),hasStacks:boolean(),functions:array(functionSchema).
max(MAX_RECORDED_FUNCTIONS),stacks:strictObject({parents:array(int().min(0).max(MAX_RECORDED_STACKS)).max(MAX_RECORDED_STACKS),
functions:array(int().min(0).max(MAX_RECORDED_FUNCTIONS)).max(MAX_RECORDED_STACKS)}),runs:array(profileRunSchema).max(200)}),
profilesSchema=strictObject({ended:_enum(["complete","time","failed","cancelled"]),durationMs:number().min(0),settings:array(
profileSettingSchema.nullable()),benchmarks:array(profiledBenchmarkSchema).max(MAX_PROFILED_BENCHMARKS),problems:array(diagnosticSchema)});
function areProfilesSound({benchmarks},commands){return new Set(benchmarks.map(({command,benchmark})=>JSON.stringify([command,
benchmark]))).size<benchmarks.length?!1:benchmarks.every(one=>one.command<commands&&areStacksSound(one)&&one.runs.every(
isRunOf(one)))}function areStacksSound({stacks:{parents,functions:called},functions}){if(parents.length!==called.length||
called.some(index=>index>=functions.length))return!1;let depths=[0];return parents.every((parent,index)=>parent>index?!1:
(depths.push(depths[parent]+1),depths[index+1]<=MAX_RECORDED_DEPTH))}function isRunOf({stacks:{parents}}){return({stacks,
values})=>stacks.length===values.length&&stacks.every((stack,index)=>stack<=parents.length&&stack>(stacks[index-1]??0))}var benchmarkSchema=strictObject({command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema}),shardSchema=strictObject(
{index:int().min(1).max(MAX_JOBS),count:int().min(1).max(MAX_JOBS),benchmarks:array(benchmarkSchema)});var MAX_SOURCE_LOCATIONS=1e4,PART=String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`,sourceLocationSchema=strictObject(
{file:string().max(1e3).regex(new RegExp(`^${PART}(?:/${PART})*$`,"u"),"a path relative to the root of the repository"),
line:int().min(1).max(1e6)}),benchmarkLocationSchema=strictObject({group:nameSchema.nullable(),name:nameSchema,...sourceLocationSchema.
shape}),benchmarkLocationsSchema=array(benchmarkLocationSchema).max(MAX_SOURCE_LOCATIONS);function addSourceLocations(rows,places=[]){
if(places.length===0)return[...rows];let known=new Map(places.map(place=>[groupedNameKeyOf(place),place]));return rows.map(
row=>{let place=known.get(groupedNameKeyOf(row));return place===void 0?row:{...row,place:{file:place.file,line:place.line}}})}var warmUpSchema=array(strictObject({group:nameSchema.nullable(),name:nameSchema,metric:nameSchema,unit:nameSchema,base:valueSchema.
nullable(),head:valueSchema.nullable()}));var RECORDING_VERSION=2,MAX_RECORDED_ROUNDS=1e3,COUNT_METHODS=["marks","slope","process"],MAX_PLACEMENT_BYTES=2**24,sideSchema=_enum(
SIDES),daySchema=string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,"a day such as 2026-11-20"),commitSchema=strictObject(
{sha:shaSchema.nullable(),how:lineSchema,branch:lineSchema.optional()}),scheduleSchema=strictObject({seed:lineSchema,rounds:strictObject(
{min:int().min(1).max(MAX_RECORDED_ROUNDS),max:int().min(1).max(MAX_RECORDED_ROUNDS)}),commands:array(writtenCommandSchema),
setup:textSchema.nullable(),workingDirectory:lineSchema,outputFile:lineSchema.nullable().optional(),format:nameSchema.nullable(),
formats:array(nameSchema.nullable()).optional(),unit:_enum(["invocation","sample"]),cpus:string().max(200).nullable().optional(),
nice:int().min(-20).max(19).nullable().optional(),count:_enum(COUNTED).nullable().optional(),measure:_enum(["all","count\
s"]).optional(),maxMinutes:number().positive().optional(),precision:number().min(0).optional(),bisectMinutes:number().positive().
optional(),ended:_enum(["complete","decided","time","failed","cancelled"])}),invocationSchema=strictObject({side:sideSchema,
round:int().min(0),command:int().min(0),startMs:number().min(0),durationMs:number().min(0),exitCode:int().nullable(),outcome:_enum(
["ok","failed","cut","disturbed","retried"]),steal:shareSchema.optional(),others:shareSchema.optional()}),valuesSchema=strictObject(
{invocations:array(int().min(0)),values:array(array(valueSchema).min(1))}),seriesSchema=strictObject({group:nameSchema.nullable(),
name:nameSchema,metric:nameSchema,unit:nameSchema,better:_enum(["lower","higher"]).nullable(),primary:boolean(),deterministic:boolean(),
layout:_enum(["varied","single"]).optional(),base:valuesSchema,head:valuesSchema}),placementSchema=strictObject({padding:int().
min(0).max(MAX_PLACEMENT_BYTES),topPad:int().min(0).max(MAX_PLACEMENT_BYTES),hashSeed:int().min(0).max(2**32-1)}),countsSchema=strictObject(
{placements:array(placementSchema),methods:array(_enum(COUNT_METHODS).nullable()),ended:scheduleSchema.shape.ended,invocations:array(
invocationSchema),series:array(seriesSchema)}),baselineSchema=strictObject({path:lineSchema,commit:commitSchema,measuredOn:daySchema.
nullable(),commands:array(writtenCommandSchema),environment:environmentSchema}),recordingSchema=strictObject({version:literal(
RECORDING_VERSION),name:nameSchema,commits:strictObject({base:commitSchema,head:commitSchema}),measuredOn:daySchema.optional(),
baseline:baselineSchema.optional(),schedule:scheduleSchema,environment:environmentSchema,changes:changedPathsSchema.optional(),
invocations:array(invocationSchema),series:array(seriesSchema),warmUp:warmUpSchema.optional(),counts:countsSchema.optional(),
benchmarkFiles:_enum(["head","own"]).optional(),shard:shardSchema.optional(),cost:strictObject({setupMs:number().min(0),
measuringMs:number().min(0)}).optional(),decisions:array(decisionSchema).optional(),bisection:bisectionSchema.optional(),
profiles:profilesSchema.optional(),places:benchmarkLocationsSchema.optional(),problems:array(diagnosticSchema)});function hasBrokenOff({
schedule,problems}){let{ended}=schedule;return ended==="cancelled"||ended==="failed"||problems.some(({severity})=>severity===
"error")}function hasFailed({invocations:invocations2},wanted){return invocations2.some(({side,outcome:outcome2})=>side===
wanted&&outcome2==="failed")}function hasValues({series},wanted){return series.some(one=>one[wanted].values.length>0)}function hasNothingToMeasure(recording){
return recording.shard!==void 0&&isEmptyShard(recording.shard)||isLeftOut(recording)}function isLeftOut({decisions,schedule:{
commands}}){let skipped=listSkippedCommands(decisions);return commands.length>0&&commands.every((_,index)=>skipped.has(index))}function costOf(recording,{isDecided=!0}={}){let{cost}=recording;return cost===void 0?null:{setupSeconds:toSeconds(cost.
setupMs),measuringSeconds:toSeconds(cost.measuringMs),savedSeconds:isDecided?toSeconds(savedMs(recording)):0}}function toSeconds(ms){
return Math.round(ms/100)/10}function savedMs(recording){let{schedule}=recording;if(schedule.measure==="counts"||schedule.
ended==="time"||hasBrokenOff(recording))return 0;let results=countResults(recording),made=recording.invocations.map((one,index)=>({
...one,results:results.get(index)??0})).filter(one=>isOfRounds(recording,one));return schedule.commands.reduce((total,_,command)=>SIDES.
map(side=>made.filter(one=>one.command===command&&one.side===side)).reduce((sum2,own)=>sum2+savedOf(own,schedule.rounds.
max),total),0)}function savedOf(made,rounds){let[first]=made;if(first===void 0)return 0;let isWhole2=({results})=>results>=
first.results,wholeMs=mean(made.filter(isWhole2).map(({durationMs})=>durationMs));return made.filter(one=>!isWhole2(one)).
reduce((sum2,{durationMs})=>sum2+Math.max(0,wholeMs-durationMs),0)+Math.max(0,rounds-made.length)*wholeMs}function mean(values){
return values.reduce((sum2,value)=>sum2+value,0)/values.length}function countResults({series}){let counts=new Map;for(let one of series)
for(let index of SIDES.flatMap(side=>one[side].invocations))counts.set(index,(counts.get(index)??0)+1);return counts}function isOfRounds({
baseline},{round:round3,outcome:outcome2,side}){return round3>0&&outcome2==="ok"&&!(baseline!==void 0&&side==="base")}var MAX_FURTHER_ROUNDS=5e3;
function findDecidingFactors(row,verdict,roundMs){if(verdict.outcome!=="unknown")return null;let{kind,limit,minDelta,isHeld}=verdict,
{change,passInterval,base,head}=row;if(isAbsoluteLimit(kind))return{kind,minutes:null,limit:head?.median??null};if(kind!==
"max-regression"||limit===null||change===null||passInterval===null||base===null)return UNKNOWN_FACTORS;let isLowerBetter=row.
better!=="higher",worsening=isLowerBetter?change:-change,bad=isLowerBetter?passInterval.high:-passInterval.low,width=bad-
worsening,allowed=Math.max(limit,base.median===0?0:minDelta/Math.abs(base.median)),further=base.n*((width/(allowed-worsening))**
2-1),isSensible=roundMs!==null&&Number.isFinite(further)&&further>0&&further<=MAX_FURTHER_ROUNDS;return{kind,minutes:isSensible&&
!isHeld?Math.max(1,Math.ceil(further*roundMs/6e4)):null,limit:Number.isFinite(bad)&&bad>limit?roundUp(bad):null}}var UNKNOWN_FACTORS={
kind:null,minutes:null,limit:null};function roundUp(ratio){return Math.ceil(ratio*1e3)/1e3}function meanRoundMs(recording){
let made=recording.invocations.filter(one=>isOfRounds(recording,one)),rounds=new Set(made.map(({round:round3})=>round3)).
size;return rounds===0?null:made.reduce((sum2,{durationMs})=>sum2+durationMs,0)/rounds}function summariseRemeasuring({invocations:invocations2}){let aside=invocations2.filter(isDisturbedAttempt);return aside.
length===0?null:{rounds:countAttempts(aside),minutes:sumDisturbedMinutes(invocations2)}}function countExtraAttempts({invocations:invocations2,
baseline}){let counting=invocations2.filter(({round:round3,outcome:outcome2,side})=>round3>0&&outcome2==="ok"&&!(side===
"base"&&baseline!==void 0));return countAttempts(counting)-new Set(counting.map(({round:round3})=>round3)).size}function countAttempts(invocations2){
let attempts=new Map,seen=new Map;for(let{round:round3,command,side}of invocations2){let key=`${round3} ${command} ${side}`,
count2=(seen.get(key)??0)+1;seen.set(key,count2),attempts.set(round3,Math.max(count2,attempts.get(round3)??0))}return[...attempts.
values()].reduce((sum2,count2)=>sum2+count2,0)}function sumDisturbedMinutes(invocations2){let ms=0;for(let[index,one]of invocations2.
entries()){if(!isDisturbedAttempt(one))continue;let next=invocations2[index+1],spentMs=next===void 0?one.durationMs:next.
startMs-one.startMs;ms+=Math.max(0,spentMs)}return ms/6e4}function isDisturbedAttempt({outcome:outcome2}){return outcome2===
"disturbed"}function findInvalidAttempts({invocations:invocations2,baseline}){let rounds=new Map;for(let one of invocations2){
let own=rounds.get(one.round);own===void 0?rounds.set(one.round,[one]):own.push(one)}let retried=0;for(let[round3,own]of rounds){
if(retried+=countAttempts(own.filter(({outcome:outcome2})=>outcome2==="retried")),retried>MAX_RETRIES*MAX_BLOCK||round3===
0&&retried>0)return{round:round3,fault:"retries"};if(!own.some(isDisturbedAttempt))continue;if(round3===0)return{round:round3,
fault:"warm-up"};if(baseline!==void 0)return{round:round3,fault:"baseline"};let counts=[...new Set(own.map(({command})=>command))].
flatMap(command=>SIDES.map(side=>countDisturbedAttempts(own,command,side)));if(new Set(counts).size>1)return{round:round3,
fault:"attempts"};if(counts[0]>MAX_DISTURBED_ATTEMPTS)return{round:round3,fault:"attempt-count"}}return null}var MAX_DISTURBED_ATTEMPTS=2,
MAX_RETRIES=2,MAX_BLOCK=2;function countDisturbedAttempts(invocations2,command,side){return invocations2.filter(one=>one.
command===command&&one.side===side&&isDisturbedAttempt(one)).length}function blocksOf(rounds,looks){let blocks=[];for(let round3=1;round3<=
rounds;round3+=1)round3%2===0&&!looks.includes(round3-1)?blocks.at(-1).push(round3):blocks.push([round3]);return blocks}var RUST_HASH=/::h[\da-f]{16}(?=$|[\s(])/g,RUST_CRATE_HASH=/(?<=\w)\[[\da-f]{8,16}\]/g,MANGLED_HASH=/17h[\da-f]{16}(?=E)/g,
MANGLED_CRATE=/Cs[\dA-Za-z]{1,12}_(?=\d)/g,PART2="\\.(?:constprop|isra|part|cold|lto_priv|llvm|clone|localalias|ipa_icf)",
PARTS2=new RegExp(`${PART2}(?:\\.\\d+)?(?=$|[.\\s(@[])`,"g"),CLONES=new RegExp(` \\[clone (?:${PART2}|\\.\\d+)+\\]`,"g"),
CLOSURES=[[/\.(func|gowrap|deferwrap)\d+(?:\.\d+)*(?=$|[.\s-])/g,".$1"],[/-range\d+(?=$|[.\s])/g,"-range"],[/\{(closure|shim|async_block|async_fn|constant|impl)#\d+\}/g,
"{$1}"],[/\{(lambda\([^{}]*\)|unnamed type|default arg)#\d+\}/g,"{$1}"],[/'(lambda|unnamed)\d*'/g,"'$1'"],[/\$_\d+/g,"$$\
_"],[/\$\$Lambda(?:\$\d+)?(?:[/.+]0x[\da-f]+|\/\d+)?/g,"$$$$Lambda"],[/\blambda\$(\w+)\$\d+/g,"lambda$$$1"],[/\$anonfun\$(\w+)\$\d+/g,
"$$anonfun$$$1"],[/\b(GeneratedMethodAccessor|GeneratedConstructorAccessor|\$Proxy)\d+/g,"$1"],[/\b(LambdaForm\$\w+)[.+/]0x[\da-f]+/g,
"$1"]],ADDRESS=/^(?:0x)?[\da-f]{6,16}$/;function normaliseName(name){if(/^[\w.:]*$/.test(name)&&!/\d/.test(name))return name;
if(ADDRESS.test(name))return"[unknown]";let text2=name.replaceAll(RUST_HASH,"").replaceAll(RUST_CRATE_HASH,"").replaceAll(
CLONES,"").replaceAll(PARTS2,"");if(text2.startsWith("_ZN")&&(text2=text2.replaceAll(MANGLED_HASH,"")),text2.startsWith(
"_R"))return text2.replaceAll(MANGLED_CRATE,"C");for(let[pattern,replacement]of CLOSURES)text2=text2.replaceAll(pattern,
replacement);return collapseTypes(text2)}var OPENING={"<":">","[":"]"};function collapseTypes(name){let text2="";for(let index=0;index<
name.length;index+=1){let letter=name[index],closing=OPENING[letter];if(closing===void 0||!followsName(text2)){text2+=letter;
continue}let end=findEnd(name,index);if(end===-1)return text2+name.slice(index);text2+=`${letter}...${closing}`,index=end}
return text2}function followsName(before){return/(?:\w|::)$/.test(before.slice(-3))&&!/\boperator$/.test(before.slice(-10))}
function findEnd(name,start){let depth=0;for(let index=start;index<name.length;index+=1){let letter=name[index];if(letter===
"<"||letter==="["?depth+=1:(letter==="]"||letter===">"&&!"-=".includes(name[index-1]))&&(depth-=1),depth===0)return index}
return-1}function normaliseProfile(profile){return mapFrames(profile,({name,file})=>({name:normaliseName(name),file:file===null?null:
normaliseFile(file)}))}var BUILDS=[[/\/go-build\d+(?=\/)/g,"/go-build"],[/-[\da-f]{16}(?=$|\.\w+$)/g,""],[/\s*\(deleted\)$/g,
""]];function normaliseFile(file){let path5=file.replace(/^file:\/\//,"").replaceAll("\\","/");for(let[pattern,text2]of BUILDS)
path5=path5.replaceAll(pattern,text2);return path5.replaceAll(/\/(?:\.?\/)+/g,"/")}function mapFrames(profile,convert2){
let frames=new FrameTable,moved=profile.frames.map(frame=>frames.add(convert2(frame))),nodeFrames=profile.nodeFrames.map(
frame=>frame===-1?-1:moved[frame]);return{...profile,frames:frames.list,nodeFrames}}var FrameTable=class{list=[];#indices=new Map;add(frame){
let key=frameKey(frame),index=this.#indices.get(key);return index===void 0&&(index=this.list.push(frame)-1,this.#indices.
set(key,index)),index}};function frameKey({name,file}){return`${name}\0${file??""}`}function forSides(make){return{base:make("base"),head:make("head")}}var NO_PRIOR={degrees:0,variance:0},MIN_SUBJECTS=3,LOWEST_SHARE=.01;function fitVariancePrior(variances,degrees){let sorted=variances.
toSorted((one,other)=>one-other),middle=sorted[Math.floor(sorted.length/2)]??0;if(sorted.length<MIN_SUBJECTS||middle===0||
degrees<=0)return NO_PRIOR;let logs=variances.map(variance=>Math.log(Math.max(variance,LOWEST_SHARE*middle))-digamma(degrees/
2)+Math.log(degrees/2)),mean2=logs.reduce((sum2,log2)=>sum2+log2,0)/logs.length,spread=logs.reduce((sum2,log2)=>sum2+(log2-
mean2)**2,0)/(logs.length-1)-trigamma(degrees/2);if(spread<=0)return{degrees:Number.POSITIVE_INFINITY,variance:Math.exp(
mean2)};let half=trigammaInverse(spread);return{degrees:2*half,variance:Math.exp(mean2+digamma(half)-Math.log(half))}}function moderateVariance(variance,degrees,prior){
return prior.degrees===Number.POSITIVE_INFINITY?prior.variance:(prior.degrees*prior.variance+degrees*variance)/(prior.degrees+
degrees)}var SERIES_FROM=10;function digamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=1)shift-=1/y;let z=1/(y*y);return shift+
Math.log(y)-.5/y-z*(1/12-z*(1/120-z*(1/252-z*(1/240-z/132))))}function trigamma(x){let shift=0,y=x;for(;y<SERIES_FROM;y+=
1)shift+=1/(y*y);let z=1/(y*y);return shift+1/y+z/2+z/y*(1/6-z*(1/30-z*(1/42-z*(1/30-5*z/66))))}function trigammaInverse(y){
if(y>1e7)return 1/Math.sqrt(y);if(y<1e-6)return 1/y;let x=.5+1/y;for(let step=0;step<50;step+=1){let value=trigamma(x),slope=(trigamma(
x*(1+1e-6))-value)/(x*1e-6),move=value*(1-value/y)/slope;if(x+=move,Math.abs(move)<1e-8*x)break}return x}var MAX_TERMS=500,TINY=1e-300;function studentTTwoSidedP(t,degrees){let square=t*t;if(square===1/0)return 0;if(Number.isInteger(
degrees)&&degrees<=MAX_SERIES_DEGREES){let p=1-centralProbability(Math.abs(t),degrees);if(p>=MIN_SERIES_P)return p}let x=degrees/
(degrees+square);return incompleteBeta({a:degrees/2,b:.5,x,rest:square/(degrees+square)})}var MAX_SERIES_DEGREES=200,MIN_SERIES_P=.01;
function centralProbability(t,degrees){let isEven=degrees%2===0,z=1+t*t/degrees,term=1,sum2=1;for(let j=isEven?2:3;j<=degrees-
2;j+=2)term*=(j-1)/(z*j),sum2+=term;if(isEven)return sum2*t/Math.sqrt(z*degrees);let ratio=t/Math.sqrt(degrees);return 2/
Math.PI*(Math.atan(ratio)+(degrees>1?sum2*ratio/z:0))}function incompleteBeta({a,b,x,rest}){if(x===0||rest===0)return x;
let logFactor=gammaln(a+b)-gammaln(a)-gammaln(b)+a*Math.log(x)+b*Math.log(rest),factor=Math.exp(logFactor);return x<(a+1)/
(a+b+2)?factor*betaFraction(a,b,x)/a:1-factor*betaFraction(b,a,rest)/b}function betaFraction(a,b,x){let c=1,d=1/orTiny(1-
(a+b)*x/(a+1)),value=d;for(let m=1;m<=MAX_TERMS;m++){let even=m*(b-m)*x/((a+2*m-1)*(a+2*m));d=1/orTiny(1+even*d),c=orTiny(
1+even/c),value*=d*c;let odd=-(a+m)*(a+b+m)*x/((a+2*m)*(a+2*m+1));d=1/orTiny(1+odd*d),c=orTiny(1+odd/c);let step=d*c;if(value*=
step,Math.abs(step-1)<Number.EPSILON)break}return value}function orTiny(value){return Math.abs(value)<TINY?TINY:value}function studentTQuantile(p,degrees){
let high=1;for(;studentTTwoSidedP(high,degrees)>p&&high<1e12;)high*=2;let low=0;for(;high-low>1e-9*high;){let middle=(low+
high)/2;studentTTwoSidedP(middle,degrees)>p?low=middle:high=middle}return high}function sum(values){let total=0;for(let value of values)total+=value;return total}function addUp(column,parents){let sums=column.
slice();for(let node=sums.length-1;node>0;node-=1)sums[parents[node]]+=sums[node];return sums}function findLimit(values,count2){
return values.length>count2?values.toSorted()[values.length-count2-1]:-1}var SAMPLING_RATE=.04,SCALE_RATE=.01,MIN_SAMPLES=10,MAX_DEGREES=1e5;function estimateNoise(rows,sides){return sides.base.
quantum===0||sides.head.quantum===0?estimateCountNoise(rows,sides):estimateSampleNoise(rows,sides)}function estimateSampleNoise(rows,sides){
let degrees=countDegrees(sides),tested=rows.filter(row=>countSamples(row,sides)>=MIN_SAMPLES),dispersions=tested.map(row=>dispersionOf(
row,sides,degrees)),prior=fitVariancePrior(dispersions,degrees),totalDegrees=Math.min(MAX_DEGREES,degrees*Math.max(1,tested.
length),degrees+prior.degrees);return makeNoise(sides,tested.length,totalDegrees,row=>boundDispersion(dispersionOf(row,sides,
degrees),degrees,prior)*(samplingVariance(row.base,sides.base)+samplingVariance(row.head,sides.head)))}function makeNoise(sides,tested,degrees,varianceOf){
let critical=studentTQuantile(SAMPLING_RATE/Math.max(1,tested),degrees),scaleCritical=studentTQuantile(SCALE_RATE,Math.min(
MAX_DEGREES,sides.scaleDegrees));return{halfWidthOf(row){let sampling=critical*Math.sqrt(varianceOf(row));return{sampling,
total:Math.hypot(sampling,scaleCritical*scaleErrorOf(row,sides))}}}}function countDegrees({base,head}){return base.totals.
length+head.totals.length-2}function boundDispersion(dispersion,degrees,prior){return Math.max(1,dispersion,moderateVariance(
dispersion,degrees,prior))}function countSamples(row,{base,head}){return sum(row.base)/base.quantum+sum(row.head)/head.quantum}
function dispersionOf(row,sides,degrees){return(pearson(row.base,sides.base)+pearson(row.head,sides.head))/degrees}function pearson(values,{
totals,quantum}){let share=sum(values)/sum(totals);if(share===0||share===1)return 0;let deviations=values.map((value,run2)=>(value/
totals[run2]-share)**2*totals[run2]);return sum(deviations.map(deviation=>deviation/(quantum*share*(1-share))))}function samplingVariance(values,{
totals,quantum,scale}){let samples=sum(totals)/quantum,share=(sum(values)/quantum+1)/(samples+2);return scale**2*share*(1-
share)/samples}function scaleErrorOf(row,{base,head}){return Math.hypot(sum(row.base)/sum(base.totals)*base.scaleError,sum(
row.head)/sum(head.totals)*head.scaleError)}function estimateCountNoise(rows,sides){let degrees=countDegrees(sides),varying=rows.
filter(row=>countSquares(row,sides)>0).length,runs=1/sides.base.totals.length+1/sides.head.totals.length;return makeNoise(
sides,varying,degrees,row=>countSquares(row,sides)/degrees*runs)}function countSquares(row,{base,head}){return squaresOf(
row.base,base)+squaresOf(row.head,head)}function squaresOf(values,{totals,scale}){let factor=scale*totals.length/sum(totals),
mean2=sum(values)/values.length;return sum(values.map(value=>(factor*(value-mean2))**2))}function compareSides(sides,measured=null){let unit=checkUnit(sides),rows=tabulateFunctions(sides),spread=relativeSpread(
sides),described=describeSides(sides,measured,spread),noise=sides.base.length>1&&sides.head.length>1?estimateNoise(rows,
described):null;return{unit:measured?.unit??unit,rows,sides:described,noise,spread}}function checkUnit({base,head}){let units=[
...new Set([...base,...head].map(({unit})=>unit))];if(units.length>1)throw userError("profile-units-differ",about("comma\
nd line"),{units});return units[0]}function tabulateFunctions(sides){let rows=new Map;for(let side of SIDES)for(let[run2,
{frames,nodeFrames,self}]of sides[side].entries()){let sums=new Float64Array(frames.length);for(let node=1;node<self.length;node+=
1)sums[nodeFrames[node]]+=self[node];for(let[index,frame]of frames.entries()){if(sums[index]===0)continue;let key=frameKey(
frame),row=rows.get(key)??{frame,...forSides(other=>sides[other].map(()=>0))};rows.set(key,row),row[side][run2]+=sums[index]}}
return[...rows.values()]}function describeSides(sides,measured,spread){return{...forSides(side=>{let totals=sides[side].
map(({total})=>total),mean2=average(totals);return{totals,quantum:average(sides[side].map(({quantum})=>quantum)),scale:measured?.[side].
median??mean2,scaleError:measured?.[side].standardError??spread*mean2/Math.sqrt(totals.length)}}),scaleDegrees:measured?.
degrees??countDegrees2(sides)}}function relativeSpread(sides){let sumSquares=profiles=>{let mean2=average(profiles.map(({
total})=>total));return sum(profiles.map(({total})=>(total/mean2-1)**2))};return Math.sqrt((sumSquares(sides.base)+sumSquares(
sides.head))/countDegrees2(sides))}function countDegrees2({base,head}){return Math.max(1,base.length+head.length-2)}function average(values){
return sum(values)/values.length}var ROUNDING=1e-9,MAX_PROPOSED_RUNS=100;function attributeChange(sides,{measured=null,isTouched=()=>!1}={}){let{unit,rows,
noise,spread,sides:described}=compareSides(sides,measured),{base,head}=described,threshold=ROUNDING*Math.max(base.scale,
head.scale),judged=[];for(let row of rows){let mean2=forSides(side=>meanValueOf(row[side],described[side])),deltaSelf=mean2.
head-mean2.base;if(Math.abs(deltaSelf)<=threshold)continue;let half=noise?.halfWidthOf(row)??null,{name,file}=row.frame,
delta={name,file,...mean2,deltaSelf,low:half===null?null:deltaSelf-half.total,high:half===null?null:deltaSelf+half.total,
touched:file!==null&&isTouched(file)};judged.push({delta,half})}let named=judged.filter(({delta,half})=>half===null||Math.
abs(delta.deltaSelf)>half.total+threshold);return{unit,base:base.scale,head:head.scale,runs:forSides(side=>sides[side].length),
samples:base.quantum===0?null:forSides(side=>countSamples2(described[side])),functions:named.map(({delta})=>delta).sort(
byGrowth),unnamed:named.length>0?null:explainSilence(judged,sides,measured!==null),spread:noise===null||measured!==null?
null:spread}}function byGrowth(a,b){return b.deltaSelf-a.deltaSelf||(a.name<b.name?-1:1)}function countSamples2({totals,
quantum}){return Math.round(sum(totals)/quantum)}function meanValueOf(values,{totals,scale}){return scale*sum(values)/sum(
totals)}function explainSilence(judged,sides,isMeasured){let strongest=null,strengthOf=({delta:delta2,half:half2})=>Math.
abs(delta2.deltaSelf)/(half2?.total??1);for(let delta2 of judged)(strongest===null||strengthOf(delta2)>strengthOf(strongest))&&
(strongest=delta2);if(strongest?.half==null)return{reason:"equal",strongest:null,runs:null};let{delta,half}=strongest,fixed=isMeasured?
half.total**2-half.sampling**2:0,room=delta.deltaSelf**2-fixed,maxRuns=Math.max(sides.base.length,sides.head.length),runs=room>
0?Math.ceil(maxRuns*(half.total**2-fixed)/room)+1:Number.POSITIVE_INFINITY;return runs>MAX_PROPOSED_RUNS?{reason:"noise",
strongest:delta,runs:null}:{reason:"few-samples",strongest:delta,runs}}var FRAME_CHANGES=["same","grew","grew-some","shrank","shrank-some","new","gone"];function joinNodes(sides){let frames=new FrameTable,parents=[-1],functions=[-1],nodes=new Map;function join6(profile){let frameIndices=profile.
frames.map(frame=>frames.add(frame)),moved2=new Int32Array(profile.parents.length);for(let node=1;node<moved2.length;node+=
1){let parent=moved2[profile.parents[node]],frame=frameIndices[profile.nodeFrames[node]],key=parent*2**26+frame,joined=nodes.
get(key);joined===void 0&&(joined=parents.push(parent)-1,nodes.set(key,joined),functions.push(frame)),moved2[node]=joined}
return moved2}let moved=forSides(side=>sides[side].map(join6));return{frames:frames.list,parents,functions,moved}}function sumNodes({
parents,moved},sides){return forSides(side=>sides[side].map(({self},run2)=>{let places=moved[side][run2],sums=new Float64Array(
parents.length);for(let node=1;node<self.length;node+=1)sums[places[node]]+=self[node];return sums}))}var MAX_GRAPH_NODES=5e4,SOME_SHARE=.005,LARGE_SHARE=.02,SOME_OF_NOISE=.5;function mergeTrees(sides){if(![...sides.base,...sides.
head].some(({hasStacks})=>hasStacks))return null;let compared=compareSides(sides),tree=joinNodes(sides),columns=sumNodes(
tree,sides),nodes=selectNodes(tree,columns,compared),indices=new Map(nodes.map((node,index)=>[node,index])),pick=column=>Float64Array.
from(nodes,node=>column[node]),own=forSides(side=>columns[side].map(pick)),all=forSides(side=>columns[side].map(column=>pick(
addUp(column,tree.parents)))),listMeans=(values,side)=>{let{scale,totals}=compared.sides[side],factor=scale/sum(totals);
return nodes.map((_,index)=>round2(factor*sum(values[side].map(column=>column[index]))))},graph={base:listMeans(all,"bas\
e"),head:listMeans(all,"head"),ownBase:listMeans(own,"base"),ownHead:listMeans(own,"head")},readRow=(values,index)=>({frame:{
name:"",file:null},...forSides(side=>values[side].map(column=>column[index]))}),changes=nodes.map((_,index)=>{if(index===
0)return 0;let whole={base:graph.base[index],head:graph.head[index],row:()=>readRow(all,index)},alone={base:graph.ownBase[index],
head:graph.ownHead[index],row:()=>readRow(own,index)};return FRAME_CHANGES.indexOf(judgeNode(whole,alone,compared))});return{
unit:sides.base[0].unit,names:tree.frames.map(({name})=>name),files:tree.frames.map(({file})=>file),parents:nodes.map(node=>indices.
get(tree.parents[node])??-1),functions:nodes.map(node=>tree.functions[node]),...graph,changes,omitted:tree.parents.length-
nodes.length,hasNoise:compared.noise!==null}}function selectNodes({parents},columns,{sides}){let shares=new Float64Array(
parents.length);for(let side of SIDES){let sums=new Float64Array(parents.length);for(let column of columns[side])for(let[
node,value]of column.entries())sums[node]+=value;let whole=sum(sides[side].totals);for(let[node,value]of addUp(sums,parents).
entries())shares[node]=Math.max(shares[node],value/whole)}let limit=findLimit(shares,MAX_GRAPH_NODES);return[...shares.keys()].
filter(node=>node===0||shares[node]>limit)}function judgeNode(whole,alone,compared){if(whole.base===0&&judgeSize(whole,compared)===
2)return"new";if(whole.head===0&&judgeSize(whole,compared)===2)return"gone";let size=judgeSize(alone,compared);if(size===
0)return"same";let verb=alone.head>alone.base?"grew":"shrank";return size===2?verb:`${verb}-some`}function judgeSize({base,
head,row},{noise,sides}){if(base===head)return 0;let change=Math.abs(head-base);if(noise!==null){let half=noise.halfWidthOf(
row()).total;return change>half?2:change>SOME_OF_NOISE*half?1:0}let share=change/Math.max(sides.base.scale,sides.head.scale);
return share>=LARGE_SHARE?2:share>=SOME_SHARE?1:0}function round2(value){return Number(value.toPrecision(6))}var MAX_KEPT_STACKS=3e3,MAX_OTHER_FUNCTIONS=3e3,OTHERS={name:"[other functions]",file:null},DIGITS2=7;function packProfiles(sides,isTouched){
let tree=joinNodes(sides),{base,head}=sumNodes(tree,sides),columns=[...base,...head],places=placeNodes(tree,columns),[first]=[
...sides.base,...sides.head],runs=SIDES.flatMap(side=>sides[side].map(({quantum})=>({side,quantum:shorten2(quantum)})));
return{unit:first?.unit??"samples",hasStacks:first?.hasStacks??!1,functions:places.frames.map(({name,file})=>({name:name.
slice(0,MAX_FUNCTION_NAME),file:file===null?null:file.slice(0,MAX_FUNCTION_NAME),touched:file!==null&&isTouched(file)||void 0})),
stacks:{parents:places.parents,functions:places.functions},runs:runs.map((run2,index)=>({...run2,...listValues(columns[index],
places.stackOf)}))}}function unpackProfiles({unit,hasStacks,functions,stacks,runs}){let frames=functions.map(({name,file})=>({
name,file})),parents=Int32Array.from([-1,...stacks.parents]),nodeFrames=Int32Array.from([-1,...stacks.functions]),unpack=run2=>{
let self=new Float64Array(parents.length);for(let[index,stack]of run2.stacks.entries())self[stack]=run2.values[index];return{
unit,frames,parents,nodeFrames,self,total:sum(run2.values),quantum:run2.quantum,hasStacks}};return forSides(side=>runs.filter(
run2=>run2.side===side).map(unpack))}function placeNodes({frames,parents,functions},columns){let size=parents.length,own=new Float64Array(
size);for(let column of columns){let total=sum(column);for(let node=1;node<size;node+=1)own[node]+=column[node]/total}let all=addUp(
own,parents),limit=findLimit(all.slice(1),MAX_KEPT_STACKS),placed={frames:[],parents:[],functions:[],stackOf:new Int32Array(
size)},frameIndices=new Map,depths=[0],add=(parent,frame)=>{let index=frameIndices.get(frame);return index===void 0&&(index=
placed.frames.push(frame)-1,frameIndices.set(frame,index)),placed.functions.push(index),depths.push(depths[parent]+1),placed.
parents.push(parent)},isKept=new Uint8Array(size);isKept[0]=1;let roots=new Map;for(let node=1;node<size;node+=1){let parent=parents[node],
above=placed.stackOf[parent];if(isKept[parent]===0||all[node]<=limit||depths[above]===MAX_RECORDED_DEPTH)continue;isKept[node]=
1;let frame=frames[functions[node]];placed.stackOf[node]=add(above,frame),above===0&&roots.set(frame,placed.stackOf[node])}
let others=new Map;for(let node=1;node<size;node+=1){let frame=frames[functions[node]];isKept[node]===0&&own[node]>0&&others.
set(frame,(others.get(frame)??0)+own[node])}let largest=[...others].toSorted(([,a],[,b])=>b-a).slice(0,MAX_OTHER_FUNCTIONS);
for(let[frame]of largest)roots.has(frame)||roots.set(frame,add(0,frame));for(let node=1;node<size;node+=1){if(isKept[node]===
1||own[node]===0)continue;let frame=frames[functions[node]];!roots.has(frame)&&!roots.has(OTHERS)&&roots.set(OTHERS,add(
0,OTHERS)),placed.stackOf[node]=roots.get(frame)??roots.get(OTHERS)}return placed}function listValues(column,stackOf){let sums=new Map;
for(let node=1;node<column.length;node+=1){let value=column[node];value>0&&sums.set(stackOf[node],(sums.get(stackOf[node])??
0)+value)}let stacks=[...sums.keys()].sort((a,b)=>a-b);return{stacks,values:stacks.map(stack=>shorten2(sums.get(stack)))}}
function shorten2(value){return Number(value.toPrecision(DIGITS2))}var NANOSECONDS=new Map([["nanoseconds",1],["ns",1],["microseconds",1e3],["us",1e3],["milliseconds",1e6],["ms",1e6],["se\
conds",1e9],["s",1e9]]);function toBaseUnit2(unit){let factor=NANOSECONDS.get(unit);return factor!==void 0?{unit:"ns",factor}:
unit==="bytes"?{unit:"B",factor:1}:{unit:unit===""||unit==="none"||unit==="count"?"samples":unit.slice(0,40),factor:1}}function canExplainMetric(unit,profileUnit){
let isSize=unit==="B"||unit.startsWith("B/")&&unit!=="B/s";return profileUnit==="B"?isSize:profileUnit==="ns"&&unit==="c\
ount"?!1:!isSize&&!/^allocs?\b/.test(unit)}function addFunctions(rows,broken,profiles,names){if(profiles===void 0)return[...rows];let unpack=makeProfileUnpacker();
return rows.map(row=>{if(!broken.has(row)||!isOfBothSides(row))return row;let command=names.indexOf(row.command),profiled=profiles.
benchmarks.find(benchmark=>benchmark.command===command&&isOf(benchmark,row));return profiled===void 0&&(profiles.settings[command]??
null)===null?row:{...row,functions:compareRow(row,profiled??null,unpack)}})}function isOfBothSides(row){return row.base!==
null&&row.head!==null}function isOf({benchmark},{group,name}){return benchmark===null||benchmark.group===group&&benchmark.
name===name}function makeProfileUnpacker(){let unpackedByBenchmark=new Map;return benchmark=>{let unpacked=unpackedByBenchmark.
get(benchmark);if(unpacked===void 0){let sides=unpackProfiles(benchmark);unpacked={sides,graph:mergeTrees(sides)},unpackedByBenchmark.
set(benchmark,unpacked)}return unpacked}}function compareRow(row,profiled,unpack){if(profiled===null)return{kind:"missin\
g",reason:"no-profile"};if(!canExplainMetric(row.unit,profiled.unit)||row.base.median<=0||row.head.median<=0)return{kind:"\
missing",reason:"metric"};if(new Set(profiled.runs.map(({side})=>side)).size<2)return{kind:"missing",reason:"no-profile"};
let{sides,graph}=unpack(profiled),touched=new Set(profiled.functions.flatMap(({file,touched:touched2})=>touched2?file??[]:
[])),measured=costOf2(row),isOfCommand=profiled.benchmark===null,attribution=attributeChange(sides,{measured:isOfCommand?
null:measured,isTouched:file=>touched.has(file)}),converted=convert(attribution,row,isOfCommand?measured.base.median/attribution.
base:1),change=converted.head-converted.base,named=converted.functions.reduce((sum2,{deltaSelf})=>sum2+deltaSelf,0);return{
kind:"compared",attribution:converted,change,elsewhere:change-named,isOfCommand,graph,isProportional:!isOfCommand&&attribution.
functions.length>1&&areSharesEqual(sides)}}function areSharesEqual(sides){let whole={median:1,standardError:0};return attributeChange(
sides,{measured:{unit:"",base:whole,head:whole,degrees:1}}).functions.length===0}function costOf2(row){let{base,head,unit,
better,exact}=row,costs=forSides(side=>{let{median:median2,values}=row[side],standardError=exact?0:Math.sqrt(Math.PI/2/values.
length)*robustSpread(values);return better==="higher"?{median:1/median2,standardError:standardError/median2**2}:{median:median2,
standardError}});return{unit,...costs,degrees:Math.max(1,base.n+head.n-2)}}function convert(attribution,row,costPerValue){
let{base,head,better,unit}=row,factor=better==="higher"?-costPerValue*base.median*head.median:costPerValue,[low,high]=factor<
0?["high","low"]:["low","high"],scale=value=>value===null?null:value*factor,convertDelta=delta=>({...delta,base:delta.base*
Math.abs(factor),head:delta.head*Math.abs(factor),deltaSelf:delta.deltaSelf*factor,low:scale(delta[low]),high:scale(delta[high])}),
{unnamed}=attribution;return{...attribution,unit,base:better==="higher"?base.median:attribution.base*factor,head:better===
"higher"?base.median+(attribution.head-attribution.base)*factor:attribution.head*factor,functions:attribution.functions.
map(convertDelta),unnamed:unnamed&&{...unnamed,strongest:unnamed.strongest&&convertDelta(unnamed.strongest)}}}var BASELINE="baseline";function asBaseline(recording){let{invocations:invocations2,environment}=recording,whole=findWholeRounds(
recording),kept=invocations2.flatMap(({side,round:round3,outcome:outcome2},index)=>side==="head"&&outcome2==="ok"&&whole.
has(round3)?[index]:[]),positions=new Map(kept.map((from,to)=>[from,to])),{observations:_,...machine}=environment,{changes:__,
baseline:___,places:____,cost:_____,...rest}=recording;return{...rest,commits:{base:{sha:null,how:"none"},head:recording.
commits.head},environment:{...machine,toolchain:{base:[],head:environment.toolchain?.head??[]}},invocations:kept.map(index=>{
let{startMs,durationMs,steal:_steal,others:_others,...one}=invocations2[index];return{...one,startMs:Math.round(startMs),
durationMs:Math.round(durationMs)}}),series:recording.series.flatMap(series=>pickSeriesValues(series,positions)),problems:[]}}
function pickSeriesValues({base:_,head,...rest},positions){let taken=head.invocations.flatMap((from,at)=>{let to=positions.
get(from);return to===void 0?[]:[{to,values:head.values[at]}]});if(taken.length===0)return[];let values={invocations:taken.
map(({to})=>to),values:taken.map(({values:values2})=>values2)};return[{...rest,base:NO_VALUES,head:values}]}var NO_VALUES={
invocations:[],values:[]};function withBaseline(head,{path:path5,recording:kept}){let offset=head.invocations.length,rename2=makeRenamer(
kept,head),standIns=kept.series.map(one=>({...one,name:rename2(one.name),base:{...one.head,invocations:one.head.invocations.
map(index=>index+offset)},head:NO_VALUES})),{toolchain}=head.environment;return{...head,commits:{...head.commits,base:{sha:head.
commits.base.sha,how:BASELINE}},baseline:{path:path5,commit:kept.commits.head,measuredOn:kept.measuredOn??null,commands:kept.
schedule.commands,environment:kept.environment},environment:{...head.environment,toolchain:{base:kept.environment.toolchain?.
head??[],head:toolchain?.head??[]}},invocations:[...head.invocations,...kept.invocations.map(one=>({...one,side:"base"}))],
series:[...head.series,...standIns]}}function makeRenamer(kept,head){let[from,to]=[gomaxprocsSuffixOf(kept),gomaxprocsSuffixOf(
head)],onHead=new Set(head.series.map(({name})=>name));return from===""||onHead.size===0?name=>name:name=>onHead.has(name)?
name:`${name.slice(0,-from.length)}${to}`}var MACHINE_FACTS={processor:({cpu})=>cpu,cores:({cores})=>cores===0?"":String(
cores),image:({image})=>image??"",architecture:({architecture})=>architecture,system:({os:os2})=>os2};function compareMachines(there,here){
let differences=Object.entries(MACHINE_FACTS).flatMap(([fact,of])=>{let[one,other]=[of(there),of(here)];return one===other||
one===""||other===""?[]:[[fact,[one,other]]]});return differences.length===0?null:Object.fromEntries(differences)}var MAX_AGE_DAYS=90,DAY_MS=1440*60*1e3,BASELINE2=about("baseline"),warnAboutMachine=({baseline,environment})=>{let differences=baseline===
void 0?null:compareMachines(baseline.environment,environment);return differences&&makeWarning("baseline-machine-differs",
BASELINE2,differences)},warnAboutCommands=({baseline,schedule})=>{if(baseline===void 0)return null;let settings=listChangedKeys(
baseline.commands,schedule.commands);return settings?.length===0?null:makeWarning("baseline-commands-differ",BASELINE2,{
there:baseline.commands.map(scriptOf),here:schedule.commands.map(scriptOf),...settings!==null&&!settings.includes("comma\
nd")&&{settings}})};function listChangedKeys(there,here){if(there.length!==here.length)return null;let changed=there.flatMap(
(one,index)=>listChangedSettings(one,here[index])),isOtherCommand=({key,one,other})=>key!=="name"||one!==null&&other!==null;
return[...new Set(changed.filter(isOtherCommand).map(({key})=>key))]}var warnAboutAge=({baseline,measuredOn})=>{if(!baseline?.
measuredOn||measuredOn===void 0)return null;let days=Math.floor((Date.parse(measuredOn)-Date.parse(baseline.measuredOn))/
DAY_MS);return days>MAX_AGE_DAYS?makeWarning("baseline-old",BASELINE2,{days}):null},warnAboutUnknownChanges=({baseline,changes})=>{
if(baseline===void 0||changes!==void 0)return null;let reason=baseline.commit.how==="worktree"?"uncommitted":"commit-mis\
sing";return makeWarning("baseline-changes-unknown",BASELINE2,{reason})},warnAboutMembers=({baseline},rows)=>{let added=rows.
filter(({base})=>base===null),gone=rows.filter(({head})=>head===null);if(baseline===void 0||added.length+gone.length===0)
return null;let isOfBoth=makeBothSidesCheck(rows),countBenchmarks2=some=>new Set(some.filter(row=>!isOfBoth(row)).map(benchmarkKeyOf)).
size,countMetrics=some=>new Set(some.filter(isOfBoth).map(({metric})=>metric)).size;return makeWarning("baseline-benchma\
rks-differ",BASELINE2,{newBenchmarks:countBenchmarks2(added),newMetrics:countMetrics(added),goneBenchmarks:countBenchmarks2(
gone),goneMetrics:countMetrics(gone)})};function findCommonMove(rows){let noisy=rows.filter(({exact,primary,interval})=>primary&&!exact&&interval!==null);if(noisy.
length<8)return null;for(let way of["worse","better"]){let moved=noisy.filter(row=>directionOf(row)===way);if(moved.length/
noisy.length>=.8)return{way,moved,of:noisy.length}}return null}function directionOf({interval,better}){return interval===
null||interval.low<=0&&interval.high>=0?null:interval.low>0==(better==="lower")?"worse":"better"}var warnAboutCommonMove=({baseline},rows)=>{let common=baseline===void 0?findCommonMove(rows):null;if(common===null)return null;
let{way,moved,of}=common;return makeWarning("all-changed-alike",onSide("head"),{changed:moved.length,of,direction:way})};var MAX_BLOCK_ROUNDS=2,warnAboutManyDisturbances=recording=>{let again=summariseRemeasuring(recording);return again===null||
again.rounds+MAX_BLOCK_ROUNDS<=recording.schedule.rounds.max?null:makeWarning("too-many-disturbances",about("machine"),{
rounds:again.rounds})},warnAboutOneSidedLoad=recording=>{let repeated=countExtraAttempts(recording);if(repeated===0)return null;
let side=shareOfOthersOn(recording,"head")>shareOfOthersOn(recording,"base")?"head":"base";return makeWarning("one-sided\
-load",about("machine"),{side,rounds:repeated})};function shareOfOthersOn({invocations:invocations2},wanted){let own=invocations2.
filter(({side,round:round3,outcome:outcome2})=>side===wanted&&round3>0&&outcome2==="ok"),totalMs=own.reduce((sum2,{durationMs})=>sum2+
durationMs,0),takenMs=own.reduce((sum2,{durationMs,steal,others})=>sum2+durationMs*((steal??0)+(others??0)),0);return totalMs>
0?takenMs/totalMs:0}var MAX_DRIFT=.05,MIN_DRIFT_ROUNDS=6,warnAboutDrift=({baseline},rows)=>{if(baseline!==void 0)return null;let levels=baseLevels(
rows);if(levels.length<MIN_DRIFT_ROUNDS)return null;let third=Math.floor(levels.length/3),[first,last]=[levels.slice(0,third),
levels.slice(-third)],moved=median(last)/median(first)-1;return!(Math.max(...first)<Math.min(...last)||Math.max(...last)<
Math.min(...first))||Math.abs(moved)<=MAX_DRIFT?null:makeWarning("machine-drifted",about("machine"),{change:moved})};function baseLevels(rows){
let ratios=new Map;for(let{base,exact,unit}of rows)if(!(base===null||exact||base.median<=0||!unitDescriptionOf(unit).isDuration))
for(let[index,round3]of base.rounds.entries()){let own=ratios.get(round3)??[];ratios.set(round3,own),own.push((base.values[index]??
0)/base.median)}return[...ratios].toSorted(([left],[right])=>left-right).map(([,own])=>median(own))}var MAX_CHANGE=.1,MIN_VALUES=6,warnAboutFrequency=({environment:{observations,processor}})=>{let rounds=(observations?.mhz??
[]).slice(1).filter(mhz=>mhz!==null);if(rounds.length<MIN_VALUES)return null;let ascending=rounds.toSorted((left,right)=>left-
right).slice(1,-1),[low=0,high=0]=[ascending[0],ascending.at(-1)];return low<=0||high/low-1<=MAX_CHANGE?null:makeWarning(
"frequency-changed",about("machine"),{lowMhz:low,highMhz:high,governor:processor?.governor||void 0})};var warnAboutMissingRounds=({baseline},rows)=>{if(baseline!==void 0)return null;let uneven=rows.flatMap(row=>findMissingRounds(
row)??[]),[first]=uneven;if(first===void 0)return null;let others=new Set(uneven.map(({benchmark})=>benchmark)).size-1;return makeWarning(
"rounds-missing",atKey("rounds"),{...first,others})};function findMissingRounds({name,base,head}){if(base===null||head===
null)return null;let[onBase,onHead]=[new Set(base.rounds),new Set(head.rounds)],of=new Set([...onBase,...onHead]).size,side=onHead.
size<of?"head":"base",missing=of-(side==="head"?onHead:onBase).size;return missing===0?null:{benchmark:name,side,missing,
of}}var MIN_MS=1e3;function summariseShares(observations,invocations2,which2){let{atMs}=observations,asideMs=invocations2.flatMap(
({outcome:outcome2,startMs})=>outcome2==="disturbed"?[startMs]:[]),spans=observations[which2].flatMap((share,index)=>{if(share===
null||index===0)return[];let[from,to]=[atMs[index-1]??0,atMs[index]??0];return to<=from||asideMs.some(startMs=>startMs>=
from&&startMs<to)?[]:[{share,ms:to-from,rounds:roundsOf(observations,index)}]}),totalMs=spans.reduce((sum2,{ms})=>sum2+ms,
0);if(totalMs<MIN_MS)return null;let mean2=spans.reduce((sum2,{share,ms})=>sum2+share*ms,0)/totalMs,long=spans.filter(({
ms})=>ms>=MIN_MS).sort((left,right)=>right.share-left.share),[worst]=long;if(worst===void 0)return{mean:mean2,usual:mean2,
worst:mean2,worstRounds:{first:0,last:0}};let usual=median(long.map(({share})=>share));return{mean:mean2,usual,worst:worst.
share,worstRounds:worst.rounds}}function roundsOf({rounds},index){let last=rounds===void 0?index-1:rounds[index]??0,earlier=(rounds??
[]).slice(0,index).flatMap(round3=>round3!==null&&round3<last?round3:[]);return{first:rounds===void 0?last:Math.min(last,
Math.max(0,...earlier)+1),last}}var MAX_STEAL=.03,MAX_OTHERS=.1,MAX_RISE={steal:.05,others:.2},MAX_LOAD_BEFORE=.5,warnAboutStolenTime=({environment:{observations},
invocations:invocations2})=>{let steal=observations&&summariseShares(observations,invocations2,"steal");return!steal||isCalm(
steal,MAX_STEAL,MAX_RISE.steal)?null:makeWarning("processors-stolen",about("machine"),toShareData(steal))},warnAboutOtherProcesses=({
environment:{observations},invocations:invocations2})=>{let others=observations&&summariseShares(observations,invocations2,
"others");return!others||isCalm(others,MAX_OTHERS,MAX_RISE.others)?null:makeWarning("processors-shared",about("machine"),
toShareData(others))},warnAboutPriorLoad=({environment})=>{let{observations,loadBefore,cores}=environment;return(observations?.
others.some(share=>share!==null)??!1)||loadBefore===null||loadBefore<=MAX_LOAD_BEFORE*cores?null:makeWarning("machine-bu\
sy-before",about("machine"),{load:loadBefore,cores})};function isCalm({mean:mean2,usual,worst},maxMean,maxRise){return mean2<=
maxMean&&worst-usual<=maxRise}function toShareData({mean:mean2,worst,worstRounds:{first,last}}){return{mean:mean2,worst,
firstRound:first,lastRound:last}}var warnAboutDependencies=({changes,baseline})=>changes===void 0||changes.lockFiles.total===0?null:makeWarning("dependen\
cies-differ",about("dependencies"),toPathsData(changes.lockFiles,baseline)),warnAboutBenchmarkSources=({changes,baseline,
benchmarkFiles})=>{if(changes===void 0)return null;let{benchmarkSources,sharedBenchmarks=NONE}=changes,differing=benchmarkFiles===
"head"?[benchmarkSources]:[benchmarkSources,sharedBenchmarks],total=differing.reduce((sum2,one)=>sum2+one.total,0);if(total===
0)return null;let data=toPathsData({total,paths:differing.flatMap(({paths})=>paths)},baseline);return makeWarning("bench\
mark-sources-differ",about("benchmarks"),data)},warnAboutSharedBenchmarks=({changes:{sharedBenchmarks}={},benchmarkFiles})=>sharedBenchmarks===
void 0||benchmarkFiles!=="head"?null:makeWarning("benchmarks-of-head",about("benchmarks"),sharedBenchmarks),NONE={total:0,
paths:[]},warnAboutToolchain=({environment:{toolchain}})=>{if(toolchain===void 0)return null;let{base,head}=toolchain;if(base.
length===0||head.length===0)return null;let[onBase,onHead]=[base.filter(line=>!head.includes(line)),head.filter(line=>!base.
includes(line))];return onBase.length===0&&onHead.length===0?null:makeWarning("toolchain-differs",about("toolchain"),{base:onBase,
head:onHead})};function toPathsData({total,paths},baseline){return{paths,total,isBaseline:baseline!==void 0}}var MIN_SLOWDOWN=.1,MIN_ROUNDS=6,MAX_BUSIER=.02,MAX_NAMES2=3,warnAboutSlowedBase=recording=>{let{warmUp,series,baseline}=recording;
if(warmUp===void 0||baseline!==void 0||isMachineBusier(recording))return null;let known=new Map(warmUp.map(one=>[keyOf(one),
one])),valuesOf=makeValueReader(recording),slowed=series.flatMap(one=>{let first=known.get(keyOf(one)),slowdown=first===
void 0?null:slowdownOf(one,first,valuesOf);return slowdown===null?[]:[{name:one.name,slowdown}]});if(slowed.length===0)return null;
let names=[...new Set(slowed.map(({name})=>name))];return makeWarning("base-slowed",about("benchmarks"),{benchmarks:names.
slice(0,MAX_NAMES2),total:names.length,change:Math.min(...slowed.map(({slowdown})=>slowdown))})};function slowdownOf(series,{
base,head},valuesOf){if(series.deterministic||!unitDescriptionOf(series.unit).isDuration||base===null||head===null||base<=
0)return null;let[onBase,onHead]=[valuesOf(series,"base"),valuesOf(series,"head")];if(Math.min(onBase.length,onHead.length)<
MIN_ROUNDS)return null;let[fastest,slowest]=[Math.min(...onBase),Math.max(...onBase)],limit=base*(1+MIN_SLOWDOWN);return fastest>
limit&&fastest-base>slowest-fastest&&head>limit&&Math.min(...onHead)>limit?fastest/base-1:null}function makeValueReader(recording){
let used=findUsedRounds(recording),isUsed=(index,side)=>{let{round:round3,outcome:outcome2}=recording.invocations[index]??
{};return outcome2==="ok"&&round3!==void 0&&used[side].has(round3)};return(series,side)=>{let{invocations:invocations2,values}=series[side];
return values.flatMap((raw,at)=>isUsed(invocations2[at]??-1,side)?[median(raw)]:[])}}function isMachineBusier({invocations:invocations2}){
let shareIn=isWanted=>{let own=invocations2.filter(({side,round:round3,outcome:outcome2})=>side==="base"&&outcome2==="ok"&&
isWanted(round3));return own.length===0?0:median(own.map(({steal,others})=>(steal??0)+(others??0)))};return shareIn(round3=>round3>
0)>shareIn(round3=>round3===0)+MAX_BUSIER}function keyOf({group,name,metric,unit}){return JSON.stringify([group,name,metric,
unit])}var WARNING_CHECKS=[warnAboutMachine,warnAboutCommands,warnAboutAge,warnAboutMembers,warnAboutUnknownChanges,warnAboutCommonMove,
warnAboutToolchain,warnAboutDependencies,warnAboutBenchmarkSources,warnAboutSharedBenchmarks,warnAboutMissingRounds,warnAboutStolenTime,
warnAboutOtherProcesses,warnAboutManyDisturbances,warnAboutOneSidedLoad,warnAboutPriorLoad,warnAboutFrequency,warnAboutDrift,
warnAboutSlowedBase];function runWarningChecks(recording,rows){return recording.commits.base.sha===null?[]:recording.baseline===
void 0&&rows.every(({base,head})=>base===null||head===null)?[]:WARNING_CHECKS.flatMap(check=>check(recording,rows)??[])}function findUnstableNameProblem(parts,policy){let all=parts.flatMap(({unstable})=>unstable),[first]=all;if(first===void 0)
return null;let rows=parts.flatMap(part=>groupUnstableSamples(part.recording,policy,part).map(pair=>comparePair(pair))),
{budgets}=selectActiveBudgets(policy.budgets,policy.today),{limitsFor,unmatched}=selectLimits(budgets,rows),matched=new Set(
budgets.filter(budget=>!unmatched.includes(budget))),isDecisive2=({level})=>level==="fail",isGuarded=rows.some(row=>limitsFor(
row).some(({budget})=>isDecisive2(budget)))||[...matched].some(budget=>budget.of==="geomean"&&isDecisive2(budget)),isOnHead=all.
some(({side})=>side==="head"),data={sides:all.every(({side})=>side===first.side)?first.side:"both",count:Math.max(...all.
map(({count:count2})=>count2)),...first.example};return{problem:makeWarning("names-unstable",about("benchmarks"),data),isGuarded,
isOnHead,matched}}function isUnjudgeable(unstable){return unstable?.isGuarded===!0&&unstable.isOnHead}function reportUnstableNames(unstable,recorded,conclusion){
return unstable===null||recorded.some(({code})=>code===unstable.problem.code)?[]:[conclusion==="error"&&isUnjudgeable(unstable)?
{...unstable.problem,severity:"error",failure:"names-unstable"}:unstable.problem]}function conclude({recording,parts:[{brokeIn,hasFailed:hasFailed2}],hasNothingToMeasure:hasNothingToMeasure2},{rows,judgedGeomeans,
unstable},problems){let has=(level,outcome2)=>[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.some(verdict=>verdict.
level===level&&verdict.outcome===outcome2)),baseBroke=brokeIn!==null;return hasFailed2.head||recording.schedule.ended===
"cancelled"||rows.every(({head})=>head===null)&&!baseBroke&&unstable===null&&!hasNothingToMeasure2||[...recording.problems,
...problems].some(({severity})=>severity==="error")?"error":has("fail","fail")?"fail":isUnjudgeable(unstable)?"error":has(
"fail","unknown")||baseBroke||unstable?.isGuarded?"inconclusive":has("warn","fail")?"warn":"pass"}function blockedU(blocks){let chances=[1],larger=0;for(let{base,head}of blocks)larger+=base.reduce((sum2,from)=>sum2+head.
filter(to=>to>from).length,0),chances=convolve(chances,probabilitiesOf(base.length,head.length));let p=chances.slice(larger).
reduce((sum2,chance)=>sum2+chance,0);return{p:larger===0?1:Math.min(1,p),smallest:chances.at(-1)}}function probabilitiesOf(n,m){
if(n===0||m===0)return[1];let chances=Array.from({length:n*m+1},()=>0);for(let[u,chance]of probabilitiesOf(n-1,m).entries())
chances[u]+=n/(n+m)*chance;for(let[u,chance]of probabilitiesOf(n,m-1).entries())chances[u+n]+=m/(n+m)*chance;return chances}
function convolve(left,right){let sums=Array.from({length:left.length+right.length-1},()=>0);for(let[i,one]of left.entries())
for(let[j,other]of right.entries())sums[i+j]+=one*other;return sums}function testCommonMove({moved,way},blocks){let courses=moved.map(row=>({sign:signOf(row,way),base:levelsIn(row.base),head:levelsIn(
row.head)}));return blockedU(blocks.map(rounds=>blockOf(rounds,courses)))}function blockOf(block,courses){let has=({base,
head},round3)=>base.has(round3)&&head.has(round3),rounds=block.filter(round3=>courses.some(course=>has(course,round3))),
whole=courses.filter(course=>rounds.every(round3=>has(course,round3))),levelsOf=side=>whole.length===0?[]:rounds.map(round3=>whole.
reduce((sum2,one)=>sum2+one.sign*one[side].get(round3),0));return{base:levelsOf("base"),head:levelsOf("head")}}function levelsIn(sample){
let sums=new Map;for(let[index,round3]of(sample?.rounds??[]).entries()){let{sum:sum2,count:count2}=sums.get(round3)??{sum:0,
count:0};sums.set(round3,{sum:sum2+Math.log(sample.values[index]),count:count2+1})}let means=[...sums].map(([round3,{sum:sum2,
count:count2}])=>[round3,sum2/count2]);return new Map(means.filter(([,mean2])=>Number.isFinite(mean2)))}function signOf({
better},way){return better==="lower"==(way==="worse")?1:-1}function evidenceIn(part){let{recording,pairs,rounds:completed}=part,hasBaseline=recording.baseline!==void 0,levels=clearingAt(
part),last=levels.get(completed),cases=pairs.map(pair=>{let comparison=comparePair(pair,last);return{comparison,at:memoiseByLook(
look=>comparePair(limitPairToRound(pair,look,hasBaseline),levels.get(look))),isCrossMachine:hasBaseline&&isMachineBound(
pair,comparison)}}),{rounds}=recording.schedule,blocks=blocksOf(rounds.max,planPauses(rounds)),pairOf3=new Map(cases.map(
({comparison},index)=>[comparison,pairs[index]]));return{cases,testCommonWorsening(look){if(hasBaseline||isOfCounts(recording))
return null;let common=findCommonMove(cases.map(one=>look===completed?one.comparison:one.at(look)));return common?.way===
"worse"?testCommonMove(common,blocks):null},geomeanOf(rows){let members=rows.flatMap(row=>pairOf3.get(row)??[]),comparison=compareGeomean(
members,last);return comparison===null?null:{comparison,at:look=>compareGeomean(members.map(pair=>limitPairToRound(pair,
look,hasBaseline)),levels.get(look)),isCrossMachine:hasBaseline&&members.some(pair=>isMachineBound(pair,comparison))}}}}
function memoiseByLook(answer){let known=new Map;return look=>(known.has(look)||known.set(look,answer(look)),known.get(look))}
function looksOf({recording,rounds}){return[...planLooks(recording.schedule.rounds).filter(look=>look<rounds),rounds]}function clearingAt(part){
let all=looksOf(part).filter(look=>look>0),levels=clearingLevels(all,part.recording.schedule.rounds.max);return new Map(
all.map((look,index)=>[look,levels[index]]))}function lookPlanOf(part,policy){let{recording,pairs,used,hasFailed:hasFailed2,
hasValues:hasValues2}=part,{rounds,ended}=recording.schedule,planned=planLooks(rounds);return{looks:looksOf(part),minRounds:rounds.
min,maxRounds:rounds.max,baseRounds:recording.baseline===void 0?null:used.base.size,valuesPerRound:valuesPerRound(recording),
alphaAt:(look,share,smallestP3)=>spendAlpha({alpha:policy.alpha/share,looks:planned},look,smallestP3),decidedAfter:ended===
"decided"&&!part.isBrokenOff?part.rounds:null,headBroke:hasFailed2.head||!hasValues2.head,baseBroke:part.brokeIn!==null&&
pairs.every(({base})=>base===null)}}function valuesPerRound({schedule,series}){return schedule.unit==="invocation"?1:series.
flatMap(({base,head})=>[...base.values,...head.values].map(({length})=>length)).reduce((most,count2)=>Math.max(most,count2),
1)}function limitPairToRound(pair,round3,hasBaseline){let base=hasBaseline?pair.base:cutAtRound(pair.base,round3);return{
...pair,base,head:cutAtRound(pair.head,round3)}}function indexRecording(recording,grouping){let counts=countsAsRecording(recording),commands=nameCommands(recording.schedule.
commands);return{recording,parts:[readPart(recording,grouping),...counts===null?[]:[readPart(counts,grouping)]],commands,
brokenOnBase:[...findCommandsBrokenOnBase(recording)].map(index=>commands[index]??null),skipped:listSkippedCommands(recording.
decisions),hasNothingToMeasure:hasNothingToMeasure(recording)}}function readPart(recording,grouping){let facts=readSeriesFacts(
recording,grouping);return{...facts,recording,pairs:groupSamples(recording,grouping,facts),rounds:facts.used.head.size,brokeIn:findRoundBaseBroke(
recording),isBrokenOff:hasBrokenOff(recording),hasFailed:{base:hasFailed(recording,"base"),head:hasFailed(recording,"hea\
d")},hasValues:{base:hasValues(recording,"base"),head:hasValues(recording,"head")}}}function toNamedPath(text2){return text2.split(/[/\\]/).filter(part=>part!==""&&part!==".").join("/")}function toFolderPattern(text2){
let folder=toNamedPath(text2);return folder===""?"**":`${folder}/**`}function findRunProblems(measured,rows,hasUnstableNames){let{recording,parts}=measured,{ended}=recording.schedule,[{rounds,
brokeIn,hasFailed:hasFailed2}]=parts;if(ended==="cancelled")return[makeError("measuring-cancelled",about("measuring"),{rounds},
{failure:"cancelled"})];if(brokeIn!==null)return[...reportFailureOnHead(recording),makeWarning("base-broke",baseOf(recording),
{round:brokeIn})];let isTimeOver=ended==="time";if(rows.every(({head})=>head===null)){if(measured.hasNothingToMeasure)return[];
if(recording.problems.some(isPlanError)||hasUnstableNames)return[];let failed=recording.problems.find(isReasonOnHead);if(failed!==
void 0)return explainFailureOnBoth(failed,recording);let failure=isTimeOver?"time-over":"nothing-measured",isUncounted=recording.
schedule.measure==="counts"||void 0;return[makeError("nothing-measured",onSide("head"),{isTimeOver,isUncounted},{failure})]}
return[...reportFailureOnHead(recording),...isTimeOver?[warnAboutTime(rounds)]:[],...warnAboutCountingTime(measured),...rows.
every(({base})=>base===null)&&!hasUnstableNames?[makeWarning("nothing-on-base",baseOf(recording),{hasFailed:hasFailed2.base})]:
warnAboutCommandsOnlyOnHead(measured)]}function isReasonOnHead({failure,severity}){return severity==="error"&&(failure===
"benchmark-failed"||failure==="setup-failed")}function explainFailureOnBoth(onHead,{problems}){if(onHead.data.isNetwork===
!0||!problems.some(problem=>isSameFailureOnBase(problem,onHead)))return[];let part=onHead.failure==="setup-failed"?"setu\
p":"run";return[makeError("both-sides-failed",about("measuring"),{part},{failure:"both-sides-failed"})]}function isSameFailureOnBase(problem,onHead){
return problem.location.some(part=>(part.kind==="setup"||part.kind==="round"&&part.round===0)&&part.side==="base")&&problem.
failure===onHead.failure&&failureKeyOf(problem)===failureKeyOf(onHead)}function failureKeyOf({code,data:{durationMs:_,...facts}}){
return JSON.stringify([code,facts])}function withoutRepeatedOutput(problems){let onHead=problems.find(isReasonOnHead);return onHead?.
output===void 0?problems:problems.map(problem=>isSameFailureOnBase(problem,onHead)?withoutOutput(problem):problem)}function baseOf({
commits}){return onSide("base",commits.base.sha)}function warnAboutTime(rounds){let minRounds=rounds<MIN_ROUNDS_FOR_VERDICT?
MIN_ROUNDS_FOR_VERDICT:void 0;return makeWarning("time-over",atKey("max-minutes"),{rounds,minRounds})}function warnAboutCountingTime({
recording,parts:[,counts]}){return recording.counts?.ended!=="time"||counts===void 0?[]:[makeWarning("counting-time-over",
atKey("max-minutes"),{placements:counts.rounds})]}function warnAboutCommandsOnlyOnHead({recording,brokenOnBase}){return brokenOnBase.
map(name=>makeWarning("command-fails-on-base",baseOf(recording),{command:name??"the command"}))}function warnAboutFilePatterns({
decisions=[]}){return decisions.flatMap(({reason,examples:patterns})=>{if(reason==="paths-folder"){let data={patterns,proposals:patterns.
map(toFolderPattern)};return makeWarning("file-pattern-of-folder",atKey("paths"),data)}return reason==="paths-unmatched"?
makeWarning("file-pattern-unmatched",atKey("paths"),{patterns}):reason==="depends-on-unmatched"?makeWarning("file-patter\
n-unmatched",atKey("depends-on"),{patterns}):[]})}function reportFailureOnHead({invocations:invocations2,problems}){let broken=invocations2.
find(({side,outcome:outcome2})=>side==="head"&&outcome2==="failed");if(broken===void 0||problems.some(isFailureOnHead))return[];
let{round:round3}=broken;return[makeError("invocation-failed-on-head",onSide("head"),{round:round3},{failure:"benchmark-\
failed"})]}function isFailureOnHead({failure,severity}){return failure==="benchmark-failed"&&severity==="error"}function findRenameProblems({
parts:[{hasValues:hasValues2,renames}]},policy,rows){if(!hasValues2.base)return[];let location=atKey("renamed"),unused=findUnusedRenames(
renames,{...policy.renamedByHead,...policy.renamed}),applied=listRenamedByHead(rows),pairs={from:applied.map(({renamed})=>renamed.
from),to:applied.map(({name})=>name)};return[...applied.length===0?[]:[makeWarning("renamed-by-head",location,pairs)],...renames.
refused.map(one=>makeWarning("rename-refused",location,{...one})),...unused.map(name=>makeWarning("rename-unused",location,
{name}))]}function findTableProblems(tables,rows){return tables===null||tables.length>0||rows.length===0?[]:[makeWarning(
"table-empty",atKey("table"),{})]}function findUnmatchedPolicy({budgets,today},unmatched,rows){let decisive=selectActiveBudgets(
budgets,today).budgets.filter(budget=>budget.level==="fail"&&isUserBudget(budget)),[first]=decisive,isUseful=budget=>unmatched.
some(ofLeg2=>!ofLeg2.includes(budget));if(first===void 0||decisive.some(isUseful))return null;let isOfCounts2=({metric})=>metric===
COUNTED_METRIC,isUncounted=decisive.every(isOfCounts2)&&!rows.some(isOfCounts2)||void 0,data={budgets:decisive.length,isUncounted};
return makeError("no-budget-matches",first.location,data,{failure:"budgets-unmatched"})}function isUnjudged({schedule,problems}){
return schedule.ended==="cancelled"||problems.some(({failure})=>failure==="tampered")}function isLeftUndecided({state,exact,
verdicts},{recording,rounds,isBrokenOff}){return state!=="unchanged"||exact||verdicts.some(({limit})=>limit!==null)?!1:isBrokenOff||
recording.schedule.ended==="time"&&rounds<MIN_ROUNDS_FOR_VERDICT}function analyse(recording,policy,levels=null){let{report:report2,unmatched}=analyseRecording(recording,policy,{levels,leg:null});
return withUnmatchedPolicy(report2,policy,[unmatched])}function withDecidingFactors(row,roundMs){let all=row.verdicts.filter(
isAboutChange).flatMap(verdict=>findDecidingFactors(row,verdict,roundMs)??[]),found=all.find(({minutes,limit})=>minutes!==
null||limit!==null)??all[0];return{...row,wouldDecide:found??(row.state==="inconclusive"?UNKNOWN_FACTORS:null)}}function analyseRecording(recording,whole,{
levels,leg}){let policy=policyOfShard(recording,whole),source=levels&&makeLevelSource(levels,recording,leg),measured=indexRecording(
recording,policy),{report:report2,parts,unmatched}=buildReport(measured,policy,source),rows=parts.flatMap(({part,rows:rows2,
tests})=>{let looks=detectionLooksOf(part,policy.alpha/Math.max(1,tests)),displayed=addSourceLocations(rows2.map(withDisplayedInterval),
recording.places);return withDetectable(displayed,looks)}),roundMs=meanRoundMs(recording);return{report:{...report2,rows:withShownLevels(
explainRows(rows,measured),source,policy).map(row=>withDecidingFactors(row,roundMs)),judgedGeomeans:report2.judgedGeomeans.
map(withDisplayedInterval)},unmatched}}function withUnmatchedPolicy(report2,policy,unmatched){let error=findUnmatchedPolicy(
policy,unmatched,report2.rows),isKnown=report2.problems.some(({code})=>code===error?.code);return error===null||isKnown||
report2.shard!==null?report2:{...report2,conclusion:"error",problems:[error,...report2.problems]}}function explainRows(rows,{
recording,commands}){let explained=addFunctions(rows,new Set(listBrokenRows(rows)),recording.profiles,commands);return addCulprits(
explained,recording.bisection,commands)}function detectionLooksOf(part,alpha){let{recording}=part,{rounds,ended}=recording.
schedule;return recording.baseline!==void 0?null:ended!=="time"&&ended!=="failed"?planDetectionLooks({rounds,alpha}):planDetectionLooks(
{rounds,alpha,looks:looksOf(part).filter(look=>look>0)})}function policyOfShard({shard},policy){return shard===void 0?policy:
{...policy,alpha:policy.alpha*shareOf(shard)}}var isNotUnmatched=({code})=>code!=="budget-unmatched";function isNotOfMissingCounts({
problems}){let isCounted=!problems.some(({code})=>code==="counting-not-possible"||code==="count-needs-base");return problem=>isCounted||
isNotUnmatched(problem)||problem.data.metric!==COUNTED_METRIC}function withShownLevels(rows,source,{alpha}){let known=rows.
map(row=>({row,level:source?.shownLevelOf(row)??null})),tests=known.filter(({level})=>level!==null&&!level.isExact).length;
return known.map(({row,level})=>({...row,since:level&&{...level,isSignificant:level.p<=2*alpha/Math.max(1,tests)}}))}function buildReport(measured,policy,levels=null){
let{recording,skipped,commands}=measured,{parts:judged,problems:found,unmatched:unused}=judgeParts(measured.parts,policy,
levels),isOfNoCommand=makeNoCommandTest(commands),unstable=findUnstableNameProblem(measured.parts,policy),isReported=recording.
problems.some(({code})=>code==="no-budget-matches"),unmatched=unused.filter(budget=>!unstable?.matched.has(budget)&&(skipped.
size===0||isOfNoCommand(budget.commands))),problems=found.filter(one=>isNotUnmatched(one)||!isReported&&unmatched.some(({
location})=>location===one.location)).filter(isNotOfMissingCounts(recording)),parts=judged.map(({rows:rows2,tests},index)=>({
part:measured.parts[index],rows:rows2,tests})),rows=parts.flatMap(part=>part.rows),judgedGeomeans=judged.flatMap(({geomeans:geomeans2})=>geomeans2),
pairs=measured.parts.flatMap(part=>part.pairs),tables=policy.table&&makeCustomTables(pairs,policy.table),conclusion=conclude(
measured,{rows,judgedGeomeans,unstable},problems),[{rounds,brokeIn},counts]=measured.parts;return{report:{name:recording.
name,conclusion,accepted:null,commits:recording.commits,rounds,placements:counts?.rounds??null,seed:recording.schedule.seed,
commands:recording.schedule.commands.map(scriptOf),plan:planOfMeasuring(recording),program:BARE_PROGRAM,repeats:[],rows,
counts:Object.fromEntries(STATES.map(state=>[state,rows.filter(row=>row.state===state).length])),geomeans:geomeans(rows),
judgedGeomeans,tables,problems:[...withoutRepeatedOutput(recording.problems),...problems,...reportUnstableNames(unstable,
recording.problems,conclusion),...findRunProblems(measured,rows,unstable!==null),...runWarningChecks(recording,parts[0]?.
rows??[]),...skipped.size===0?findRenameProblems(measured,policy,rows):[],...warnAboutFilePatterns(recording),...[...recording.
bisection?.problems??[],...recording.profiles?.problems??[]].map(problem=>({...problem,severity:"warning"})),...warnAboutDirections(
recording,policy),...findTableProblems(tables,rows)],configChange:null,guidance:null,configSource:null,environment:recording.
environment,proposedRenames:conclusion==="error"?[]:proposeRenames(rows),baseBrokeIn:brokeIn,measuredAgain:summariseRemeasuring(
recording),cost:costOf(recording,{isDecided:conclusion!=="error"}),benchmarkFiles:recording.benchmarkFiles??null,shard:recording.
shard??null,decisions:(recording.decisions??[]).map(decision=>({...decision,command:commands[decision.command]??null,leg:null,
isClaim:!1})),baseline:recording.baseline??null,legs:[]},parts,unmatched}}function judgeRecording(recording,policy){return judgeParts(
indexRecording(recording,policy).parts,policy)}function judgeParts(parts,policy,levels=null){let isVoid=parts.some(({recording})=>isUnjudged(
recording)),compared=parts.map(part=>({evidence:evidenceIn(part),plan:lookPlanOf(part,policy)})),judgement=judge(compared,
isVoid?withoutBudgets(policy):policy,levels),isUndecided=(row,part)=>isVoid||isLeftUndecided(row,part);return{...judgement,
parts:judgement.parts.map((part,index)=>({...part,rows:part.rows.map(row=>isUndecided(row,parts[index])?{...row,state:"i\
nconclusive"}:row)}))}}function withoutBudgets(policy){return{...policy,budgets:[],new:"pass",removed:"pass"}}function withEstimateHistory(report2){
let courses=estimateHistoriesOf(report2.rows,confidenceOf);return{...report2,rows:report2.rows.map((row,index)=>({...row,
course:courses[index]}))}}function withConfiguration(report2,{source,change,problems}){let all=[...problems,...report2.problems],
complete={...report2,configSource:source??"none",configChange:change,problems:all};if(change===null||change.error===null)
return complete;let error={...change.error,failure:"configuration-of-head"};return{...complete,conclusion:"error",problems:[
error,...all]}}function withOverride(report2,override){return{...report2,conclusion:"pass",accepted:{...override,verdict:report2.
conclusion}}}function planOfMeasuring({schedule}){let{cpus:cpus2=null,nice=null}=schedule;return{cpus:cpus2,nice}}import{tmpdir}from"node:os";import{spawn}from"node:child_process";import{randomBytes}from"node:crypto";import{once}from"node:events";import{statSync as statSync2}from"node:fs";import{constants}from"node:buffer";var FIRST_BYTES=64*1024;function makeCapture(limitBytes){let limit=Math.min(limitBytes,
constants.MAX_STRING_LENGTH),bytes=Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES,limit)),length=0,isOverflown=!1;function reserve(needed){
if(needed<=bytes.length)return;let grown=Buffer.allocUnsafeSlow(Math.min(limit,Math.max(needed,bytes.length*2)));bytes.copy(
grown,0,0,length),bytes=grown}return{add(chunk){let accepted=chunk.subarray(0,limit-length);return accepted.length<chunk.
length&&(isOverflown=!0),reserve(length+accepted.length),bytes.set(accepted,length),length+=accepted.length,!isOverflown},
get isOverflown(){return isOverflown},text(limitBytes2=limit){return bytes.toString("utf8",0,Math.min(length,limitBytes2))}}}
function makeTail(limitBytes){let last=Buffer.alloc(0),isCut=!1;return{add(chunk){let joined=Buffer.concat([last,chunk.subarray(
-limitBytes)]);isCut||=last.length+chunk.length>limitBytes,last=joined.subarray(-limitBytes)},text(){return(isCut?dropPartialCharacter(
last):last).toString("utf8")}}}function dropPartialCharacter(bytes){let start=0;for(;start<3&&((bytes[start]??0)&192)===
128;)start+=1;return bytes.subarray(start)}import{execFile}from"node:child_process";function makeAffinityPrefix({cpus:cpus2,nice},find){return[...cpus2===null?[]:[programFor("taskset","cpus",find),"-c",cpus2],
...nice===null?[]:[programFor("nice","nice",find),"-n",String(nice)]]}async function checkAffinity(affinity,{platform,find}){
let{cpus:cpus2,nice}=affinity;if(cpus2!==null&&platform!=="linux")throw userError("option-unsupported",atKey("cpus"),{option:"\
cpus",found:cpus2});if(nice!==null&&platform==="win32")throw userError("option-unsupported",atKey("nice"),{option:"nice",
found:String(nice)});cpus2!==null&&await tryCpus(cpus2,makeAffinityPrefix({cpus:cpus2,nice:null},find)),nice!==null&&await tryNice(
nice,makeAffinityPrefix({cpus:null,nice},find))}async function tryCpus(cpus2,words){let expected=renderCpuList(parseCpuList(
cpus2)??[]);if(allowedIn((await run([...words,...SHOW_STATUS])).stdout)===expected)return;let allowed=allowedIn((await run(
SHOW_STATUS)).stdout);throw userError("cpus-not-available",atKey("cpus"),{cpus:cpus2,allowed:allowed??void 0})}async function tryNice(nice,words){
let{isFine,stderr}=await run([...words,"/bin/sh","-c",":"]);if(!(isFine&&stderr.trim()===""))throw userError("nice-not-a\
llowed",atKey("nice"),{nice})}var SHOW_STATUS=["/bin/sh","-c",'while read -r line; do echo "$line"; done </proc/self/sta\
tus'];function allowedIn(status){let cpus2=parseCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1]??"");return cpus2===
null?null:renderCpuList(cpus2)}var TRIAL_TIMEOUT_MS=1e4;function run([command="",...args]){return new Promise(resolve6=>{
execFile(command,args,{timeout:TRIAL_TIMEOUT_MS},(error,stdout,stderr)=>resolve6({isFine:error===null,stdout,stderr}))})}
function programFor(name,option,find){let path5=find(name)??find(`/usr/bin/${name}`)??find(`/bin/${name}`);if(path5!==null)
return path5;throw userError("affinity-program-missing",atKey(option),{name,option})}import{execFile as execFile2}from"node:child_process";import{mkdtemp,realpath,rm}from"node:fs/promises";import{join}from"node:path";import{readdirSync,readFileSync}from"node:fs";var FIRST_PAUSE_MS=2,LAST_PAUSE_MS=50,MAX_PROCESSES=1e3;function samplePeak(pid,proc=system){
let peak=null,timer;function look(pauseMs){peak=maxOrNull(peak,peakOfTree(pid,proc)),timer=setTimeout(look,pauseMs,nextPauseMs(
pauseMs)),timer.unref()}return look(FIRST_PAUSE_MS),{stop(){return clearTimeout(timer),peak}}}function nextPauseMs(pauseMs){
return Math.min(pauseMs*2,LAST_PAUSE_MS)}function peakOfTree(root,proc){let peak=null,waiting=[String(root)];for(let seen=0;seen<
MAX_PROCESSES;seen+=1){let pid=waiting.pop();if(pid===void 0)break;peak=maxOrNull(peak,parseHighWater(proc.read(`${pid}/\
status`)??""));for(let thread of proc.list(`${pid}/task`)){let children=proc.read(`${pid}/task/${thread}/children`)??"";
waiting.push(...children.split(" ").filter(child2=>child2!==""))}}return peak}function parseHighWater(status){let peak=/^VmHWM:\s*(\d+) kB$/m.
exec(status)?.[1];return peak===void 0?null:Number(peak)*1024}function maxOrNull(a,b){return a===null||b===null?a??b:Math.
max(a,b)}var system={read(path5){try{return readFileSync(`/proc/${path5}`,"latin1")}catch{return null}},list(path5){try{
return readdirSync(`/proc/${path5}`)}catch{return[]}}};var TIME2="/usr/bin/time",TIME_TOOLS={gnu:{argv:file=>[TIME2,"-f","%M","-o",file],parse:parseGnuPeak},mac:{argv:file=>[TIME2,
"-l","-o",file],parse:parseMacPeak}},REPORT_LIMIT_BYTES=64*1024,PROBE_TIMEOUT_MS=5e3,NO_USAGE={userMs:null,systemMs:null,
peakBytes:null},OUTER_SCRIPT='report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';function meteredArgs(shell,script,meter){
let inner=[shell.command,...shell.args(script)],measured=meter.tool===null?inner:[...TIME_TOOLS[meter.tool].argv(meter.peak),
...inner];return[...shell.kind==="bash"?["--noprofile","--norc","-p","-c"]:["-c"],OUTER_SCRIPT,"bench-referee",meter.times,
...measured]}async function openMeter(platform,temporaryRoot,timeTool){if(platform==="win32")return null;let folder=await mkdtemp(
join(temporaryRoot,"meter-")),files={times:join(folder,"times"),peak:join(folder,"peak")},sampler=null;return{args:(shell,script)=>meteredArgs(
shell,script,{...files,tool:timeTool}),begin(pid){platform==="linux"&&timeTool===null&&(sampler=samplePeak(pid))},async end(){
let sampled=sampler?.stop()??null,cpu=parseTimes(await readReport(files.times)),peak=timeTool===null?sampled:TIME_TOOLS[timeTool].
parse(await readReport(files.peak));return{...NO_USAGE,...cpu,peakBytes:peak}},async close(){sampler?.stop(),await rm(folder,
{recursive:!0,force:!0})}}}async function findTimeTool(platform,temporaryRoot){let tool=platform==="linux"?"gnu":platform===
"darwin"?"mac":null;if(tool===null)return null;let program=await realpath(TIME2).catch(()=>null);if(program===null||/(busybox|toybox)[^/]*$/.
test(program))return null;let folder=await mkdtemp(join(temporaryRoot,"time-"));try{let file=join(folder,"peak"),[command=TIME2,
...args]=TIME_TOOLS[tool].argv(file);return await new Promise(resolve6=>{let options={timeout:PROBE_TIMEOUT_MS};execFile2(
command,[...args,"/bin/sh","-c",":"],options,error=>resolve6(error===null))})&&TIME_TOOLS[tool].parse(await readReport(file))!==
null?tool:null}finally{await rm(folder,{recursive:!0,force:!0})}}async function readReport(path5){return await readRegularFile(
path5,REPORT_LIMIT_BYTES).catch(()=>null)??""}var MINUTES_SECONDS=/^(\d+)m(\d+)[.,](\d+)s$/;function parseTimes(text2){let[
user,system3,...more]=(text2.split(`
`)[1]??"").trim().split(/\s+/).map(milliseconds);return user==null||system3==null||more.length>0?null:{userMs:user,systemMs:system3}}
function parseGnuPeak(text2){let last=text2.trimEnd().split(`
`).at(-1)??"";return/^\d+$/.test(last)?Number(last)*1024:null}function parseMacPeak(text2){let peak=/^\s*(\d+)\s+maximum resident set size$/m.
exec(text2)?.[1];return peak===void 0?null:Number(peak)}function milliseconds(text2){let match=MINUTES_SECONDS.exec(text2);
if(match===null)return null;let[,minutes,seconds,fraction]=match;return Number(minutes)*6e4+Number(seconds)*1e3+ +`0.${fraction}`*
1e3}import{execFile as execFile3}from"node:child_process";import{readdirSync as readdirSync2,readFileSync as readFileSync2}from"node:fs";
import{setTimeout as sleep}from"node:timers/promises";var GRACE_MS=2e3,MAX_SWEEPS=100,SWEEP_PAUSE_MS=5,LEAVING_MS=100;function startOptions(platform){
return platform==="win32"?{detached:!1,windowsHide:!0}:{detached:!0,windowsHide:!1}}function killSteps(platform,pid){return platform===
"win32"?{ask:null,force:{kind:"taskkill",args:["/T","/F","/PID",String(pid)]}}:{ask:{kind:"signal",target:-pid,signal:"S\
IGTERM"},force:{kind:"signal",target:-pid,signal:"SIGKILL"}}}async function killTree({pid,platform,gone,graceMs=GRACE_MS},killer=system2){
let{ask,force}=killSteps(platform,pid);ask!==null&&(await killer.act(ask),await isWithin(gone,graceMs))||await killer.act(
force)}async function killOrphans({pid,platform,marker},killer=system2){let names=platform==="linux"?await findStaying(marker,
killer):[];return platform!=="win32"&&await killer.act(killSteps(platform,pid).force),platform!=="linux"?[]:(await sweep(
()=>markedProcesses(marker,killer),killer),names)}async function killProcessesBelow(folder,killer=system2){let isBelow=entry=>entry.
startsWith(`TMPDIR=${folder}/`);await sweep(()=>killer.pids().filter(pid=>killer.environment(pid)?.some(isBelow)),killer)}
async function endMarkedProcesses(marker,gone,{graceMs=GRACE_MS,killer=system2}={}){for(let target of markedProcesses(marker,
killer))await killer.act({kind:"signal",target,signal:"SIGTERM"});await isWithin(gone.catch(()=>{}),graceMs),await sweep(
()=>markedProcesses(marker,killer),killer)}async function sweep(find,killer){for(let nth=0;nth<MAX_SWEEPS;nth+=1){let pids=find();
if(pids.length===0)return;for(let target of pids)await killer.act({kind:"signal",target,signal:"SIGKILL"});await sleep(SWEEP_PAUSE_MS)}}
async function findStaying(marker,killer){if(markedProcesses(marker,killer).length===0)return[];await sleep(LEAVING_MS);
let names=markedProcesses(marker,killer).map(pid=>killer.name(pid)??"unknown");return[...new Set(names)].sort()}function markedProcesses(marker,killer){
return killer.pids().filter(pid=>killer.environment(pid)?.includes(marker)===!0)}async function isWithin(settled,timeoutMs){
let timer=new AbortController,late=sleep(timeoutMs,!1,{signal:timer.signal}).catch(()=>!1),inTime=await Promise.race([settled.
then(()=>!0),late]);return timer.abort(),inTime}var system2={async act(step){if(step.kind==="taskkill")return taskkill(step.
args);try{process.kill(step.target,step.signal)}catch{}},pids(){try{return readdirSync2("/proc").map(Number).filter(Number.
isInteger)}catch{return[]}},environment(pid){try{return readFileSync2(`/proc/${pid}/environ`,"latin1").split("\0")}catch{
return null}},name(pid){try{return readFileSync2(`/proc/${pid}/comm`,"utf8").trim()}catch{return null}}};function taskkill(args){
let command=`${process.env.SystemRoot??"C:\\Windows"}\\System32\\taskkill.exe`;return new Promise(resolve6=>{execFile3(command,
[...args],{windowsHide:!0},()=>resolve6())})}import{accessSync,constants as constants2,realpathSync,statSync}from"node:fs";import{basename,dirname,join as join2,posix,
win32}from"node:path";var STANDARD_PATH="/usr/bin:/bin",WSL_LAUNCHER=/\\(system32|sysnative|windowsapps)\\bash\.exe$/i;function shellFor(platform,find){
let bash=platform==="win32"?findGitBash(find):findAnywhere("bash",find);if(bash!==null){let options=["--noprofile","--no\
rc","-e","-o","pipefail","-c"];return{kind:"bash",command:bash,args:script=>[...options,script]}}let sh=platform==="win3\
2"?null:findAnywhere("sh",find);if(sh!==null)return{kind:"sh",command:sh,args:script=>["-e","-c",script]};throw userError(
"shell-not-found",atKey("run"),{isWindows:platform==="win32"})}function makeProgramFinder({env,platform}){return name=>findOnPath(
name,{env,platform,exists:isProgram})}var STARTED_LATER=["bash","sh","git","nice","taskset","valgrind"];function findProgramsNow(search){
let find=makeProgramFinder(search),paths=new Map(STARTED_LATER.map(name=>[name,followLinks(find(name))]));return name=>posix.
isAbsolute(name)||win32.isAbsolute(name)?find(name):paths.get(name)??null}function followLinks(path5){if(path5===null)return null;
let target=realpathSync(path5);return basename(target)===basename(path5)?target:join2(realpathSync(dirname(path5)),basename(
path5))}function isProgram(path5){try{return accessSync(path5,constants2.X_OK),statSync(path5).isFile()}catch{return!1}}
function findOnPath(name,{env,platform,exists:exists2}){let path5=platform==="win32"?win32:posix;if(path5.isAbsolute(name))
return exists2(name)?name:null;let file=platform==="win32"?`${name}.exe`:name;return pathVariable(env,platform).split(path5.
delimiter).filter(folder=>path5.isAbsolute(folder)).map(folder=>path5.join(folder,file)).find(candidate=>!WSL_LAUNCHER.test(
candidate)&&exists2(candidate))??null}function findAnywhere(name,find){return find(name)??find(`/bin/${name}`)??find(`/u\
sr/bin/${name}`)}function findGitBash(find){let onPath=find("bash");if(onPath!==null&&!WSL_LAUNCHER.test(onPath))return onPath;
let git=find("git");return git===null?null:find(win32.join(win32.dirname(git),"..","bin","bash.exe"))}function pathVariable(env,platform){
if(platform!=="win32")return env.PATH??STANDARD_PATH;let name=Object.keys(env).find(key=>key.toUpperCase()==="PATH");return(name===
void 0?void 0:env[name])??""}var MARKER_VARIABLE="BENCH_REFEREE_INVOCATION",STDERR_TAIL_BYTES=16*1024,FLOOD_EXCERPT_BYTES=16*1024,DRAIN_MS=250,LOST_MS=2e3,
MAX_TIMER_MS=2**31-1;function makeRun(world){let timeTool;return spec=>asEffect(async()=>(spec.meter&&(timeTool??=findTimeTool(
world.platform,world.temporaryRoot)),runChild(spec,{...world,timeTool:await timeTool??null})))}async function runChild(spec,world){
if(world.signal.aborted)return makeStartFailure("cancelled","cancelled before it was started");let start=prepareShell(spec,
world);if(typeof start=="string")return makeStartFailure("unstartable",start);if(!isFolder(spec.folder))return makeStartFailure(
"unstartable",`there is no folder "${spec.folder}"`);let{shell,prefix}=start,meter=spec.meter?await openMeter(world.platform,
world.temporaryRoot,world.timeTool):null;try{let args=meter===null?shell.args(spec.script):meter.args(shell,spec.script),
[command=shell.command,...words]=[...prefix,shell.command,...args];return await supervise({spec,world,meter,command,args:words})}finally{
await meter?.close()}}async function supervise(invocation){let{spec,world,meter}=invocation,marker=randomBytes(8).toString(
"hex"),startedAt=process.hrtime.bigint(),child2=trySpawn(invocation,marker);if(typeof child2=="string")return makeStartFailure(
"unstartable",child2);let{pid}=child2,exited=exitOf(child2,startedAt),closed=new Promise(resolve6=>child2.once("close",resolve6));
if(pid===void 0)return makeStartFailure("unstartable",(await exited).error?.message??"no process");meter?.begin(pid);let output={
stdout:makeCapture(spec.outputLimitBytes),stderr:makeTail(STDERR_TAIL_BYTES)},stopping=new AbortController,stop=reason2=>stopping.
abort(reason2),reason=()=>stopping.signal.reason??null,cancel=()=>stop("cancelled"),timer=setTimeout(stop,Math.min(spec.
deadlineMs,MAX_TIMER_MS),"deadline");world.signal.addEventListener("abort",cancel,{once:!0}),captureOutput(child2,output,
()=>stop("flood")),await Promise.race([exited,once(stopping.signal,"abort")]),clearTimeout(timer),world.signal.removeEventListener(
"abort",cancel);let isStopped=reason()!==null;isStopped&&await killTree({pid,platform:world.platform,gone:exited});let isGone=await isWithin(
exited,LOST_MS);await isWithin(closed,DRAIN_MS);let left=await killOrphans({pid,platform:world.platform,marker:`${MARKER_VARIABLE}\
=${marker}`}),orphans=isStopped?[]:left;abandon(child2);let exit=isGone?await exited:{code:null,signal:null,error:null,durationMs:sinceMs(
startedAt)},usage=spec.meter?await meter?.end()??NO_USAGE:null,{stdout,stderr}=output;return{...outcome(exit,reason(),spec),
stdout:stdout.text(stdout.isOverflown?FLOOD_EXCERPT_BYTES:void 0),stderrTail:stderr.text(),durationMs:exit.durationMs,usage,
orphans}}function trySpawn(invocation,marker){let{spec,world,command,args}=invocation;try{return spawn(command,[...args],
{...startOptions(world.platform),cwd:spec.folder,env:{...spec.env,[MARKER_VARIABLE]:marker},stdio:["ignore","pipe","pipe"]})}catch(error){
return formatThrown(error)}}function exitOf(child2,startedAt){return new Promise(resolve6=>{child2.on("error",error=>{child2.
pid===void 0&&resolve6({code:null,signal:null,error,durationMs:0})}),child2.once("exit",(code,signal)=>{resolve6({code,signal,
error:null,durationMs:sinceMs(startedAt)})})})}function captureOutput(child2,output,flooded){let{stdout,stderr}=child2;stdout?.
on("data",chunk=>{output.stdout.add(chunk)||(flooded(),stdout.destroy())}),stderr?.on("data",chunk=>output.stderr.add(chunk));
for(let stream of[stdout,stderr])stream?.on("error",()=>{})}function abandon(child2){child2.stdout?.destroy(),child2.stderr?.
destroy(),child2.unref()}function outcome(exit,stop,spec){return stop!==null?{ending:stop,exitCode:null,detail:describeStop(
stop,spec)}:exit.code===null?{ending:"signal",exitCode:null,detail:exit.signal??"unknown signal"}:{ending:"exit",exitCode:exit.
code,detail:""}}function describeStop(stop,spec){return stop==="deadline"?`still running after ${spec.deadlineMs/1e3} s`:
stop==="flood"?`more than ${spec.outputLimitBytes} bytes of output`:"cancelled"}function makeStartFailure(ending,detail){
return{ending,exitCode:null,detail,durationMs:0,stdout:"",stderrTail:"",usage:null}}function prepareShell({env,affinity,
wrapper},{platform,find=makeProgramFinder({env,platform})}){try{let placing=affinity?makeAffinityPrefix(affinity,find):[],
wrapping=wrapper?makeWrapperPrefix(wrapper,find):[];return{shell:shellFor(platform,find),prefix:[...placing,...wrapping]}}catch(error){
return formatThrown(error)}}function makeWrapperPrefix([name,...args],find){let program=find(name);if(program===null)throw new Error(
`there is no program "${name}"`);return[program,...args]}function isFolder(path5){return statSync2(path5,{throwIfNoEntry:!1})?.
isDirectory()??!1}function sinceMs(start){return Number(process.hrtime.bigint()-start)/1e6}import{randomUUID}from"node:crypto";import{StringDecoder}from"string_decoder";import*as os from"os";import*as events from"events";import*as child from"child_process";import*as path3 from"path";import*as path2 from"path";import*as fs from"fs";import*as path from"path";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve6){resolve6(value)})}return new(P||(P=Promise))(function(resolve6,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve6(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{chmod,copyFile,lstat,mkdir,open,readdir,rename,
rm:rm2,rmdir,stat,symlink,unlink}=fs.promises,IS_WINDOWS=process.platform==="win32";var READONLY=fs.constants.O_RDONLY;function exists(fsPath){return __awaiter(this,void 0,void 0,function*(){try{yield stat(
fsPath)}catch(err){if(err.code==="ENOENT")return!1;throw err}return!0})}function isRooted(p){if(p=normalizeSeparators(p),!p)throw new Error('isRooted() parameter "p" cannot be empty');return IS_WINDOWS?
p.startsWith("\\")||/^[A-Z]:/i.test(p):p.startsWith("/")}function tryGetExecutablePath(filePath,extensions){return __awaiter(
this,void 0,void 0,function*(){let stats;try{stats=yield stat(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Une\
xpected error attempting to determine if executable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){
let upperExt=path.extname(filePath).toUpperCase();if(extensions.some(validExt=>validExt.toUpperCase()===upperExt))return filePath}else if(isUnixExecutable(
stats))return filePath}let originalFilePath=filePath;for(let extension of extensions){filePath=originalFilePath+extension,
stats=void 0;try{stats=yield stat(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Unexpected error attempting to \
determine if executable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){try{let directory=path.dirname(
filePath),upperName=path.basename(filePath).toUpperCase();for(let actualName of yield readdir(directory))if(upperName===
actualName.toUpperCase()){filePath=path.join(directory,actualName);break}}catch(err){console.log(`Unexpected error attem\
pting to determine the actual case of the file '${filePath}': ${err}`)}return filePath}else if(isUnixExecutable(stats))return filePath}}
return""})}function normalizeSeparators(p){return p=p||"",IS_WINDOWS?(p=p.replace(/\//g,"\\"),p.replace(/\\\\+/g,"\\")):
p.replace(/\/\/+/g,"/")}function isUnixExecutable(stats){return(stats.mode&1)>0||(stats.mode&8)>0&&process.getgid!==void 0&&
stats.gid===process.getgid()||(stats.mode&64)>0&&process.getuid!==void 0&&stats.uid===process.getuid()}var __awaiter2=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve6){
resolve6(value)})}return new(P||(P=Promise))(function(resolve6,reject){function fulfilled(value){try{step(generator.next(
value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve6(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,
_arguments||[])).next())})};function which(tool,check){return __awaiter2(this,void 0,void 0,function*(){if(!tool)throw new Error("parameter 'tool' i\
s required");if(check){let result=yield which(tool,!1);if(!result)throw IS_WINDOWS?new Error(`Unable to locate executabl\
e file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the \
PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to loc\
ate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory spec\
ified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return result}let matches=yield findInPath(
tool);return matches&&matches.length>0?matches[0]:""})}function findInPath(tool){return __awaiter2(this,void 0,void 0,function*(){
if(!tool)throw new Error("parameter 'tool' is required");let extensions=[];if(IS_WINDOWS&&process.env.PATHEXT)for(let extension of process.
env.PATHEXT.split(path2.delimiter))extension&&extensions.push(extension);if(isRooted(tool)){let filePath=yield tryGetExecutablePath(
tool,extensions);return filePath?[filePath]:[]}if(tool.includes(path2.sep))return[];let directories=[];if(process.env.PATH)
for(let p of process.env.PATH.split(path2.delimiter))p&&directories.push(p);let matches=[];for(let directory of directories){
let filePath=yield tryGetExecutablePath(path2.join(directory,tool),extensions);filePath&&matches.push(filePath)}return matches})}import{setTimeout as setTimeout2}from"timers";var __awaiter3=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve6){resolve6(value)})}return new(P||(P=Promise))(function(resolve6,reject){
function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve6(result.value):adopt(result.value).then(fulfilled,
rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},IS_WINDOWS2=process.platform==="win32",ToolRunner=class extends events.EventEmitter{constructor(toolPath,args,options){
if(super(),!toolPath)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=toolPath,this.args=args||
[],this.options=options||{}}_debug(message){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.
debug(message)}_getCommandString(options,noPrefix){let toolPath=this._getSpawnFileName(),args=this._getSpawnArgs(options),
cmd=noPrefix?"":"[command]";if(IS_WINDOWS2)if(this._isCmdFile()){cmd+=toolPath;for(let a of args)cmd+=` ${a}`}else if(options.
windowsVerbatimArguments){cmd+=`"${toolPath}"`;for(let a of args)cmd+=` ${a}`}else{cmd+=this._windowsQuoteCmdArg(toolPath);
for(let a of args)cmd+=` ${this._windowsQuoteCmdArg(a)}`}else{cmd+=toolPath;for(let a of args)cmd+=` ${a}`}return cmd}_processLineBuffer(data,strBuffer,onLine){
try{let s=strBuffer+data.toString(),n=s.indexOf(os.EOL);for(;n>-1;){let line=s.substring(0,n);onLine(line),s=s.substring(
n+os.EOL.length),n=s.indexOf(os.EOL)}return s}catch(err){return this._debug(`error processing line. Failed with error ${err}`),
""}}_getSpawnFileName(){return IS_WINDOWS2&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(options){
if(IS_WINDOWS2&&this._isCmdFile()){let argline=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(let a of this.
args)argline+=" ",argline+=options.windowsVerbatimArguments?a:this._windowsQuoteCmdArg(a);return argline+='"',[argline]}
return this.args}_endsWith(str,end){return str.endsWith(end)}_isCmdFile(){let upperToolPath=this.toolPath.toUpperCase();
return this._endsWith(upperToolPath,".CMD")||this._endsWith(upperToolPath,".BAT")}_windowsQuoteCmdArg(arg){if(!this._isCmdFile())
return this._uvQuoteCmdArg(arg);if(!arg)return'""';let cmdSpecialChars=[" ","	","&","(",")","[","]","{","}","^","=",";",
"!","'","+",",","`","~","|","<",">",'"'],needsQuotes=!1;for(let char of arg)if(cmdSpecialChars.some(x=>x===char)){needsQuotes=
!0;break}if(!needsQuotes)return arg;let reverse='"',quoteHit=!0;for(let i=arg.length;i>0;i--)reverse+=arg[i-1],quoteHit&&
arg[i-1]==="\\"?reverse+="\\":arg[i-1]==='"'?(quoteHit=!0,reverse+='"'):quoteHit=!1;return reverse+='"',reverse.split("").
reverse().join("")}_uvQuoteCmdArg(arg){if(!arg)return'""';if(!arg.includes(" ")&&!arg.includes("	")&&!arg.includes('"'))
return arg;if(!arg.includes('"')&&!arg.includes("\\"))return`"${arg}"`;let reverse='"',quoteHit=!0;for(let i=arg.length;i>
0;i--)reverse+=arg[i-1],quoteHit&&arg[i-1]==="\\"?reverse+="\\":arg[i-1]==='"'?(quoteHit=!0,reverse+="\\"):quoteHit=!1;return reverse+=
'"',reverse.split("").reverse().join("")}_cloneExecOptions(options){options=options||{};let result={cwd:options.cwd||process.
cwd(),env:options.env||process.env,silent:options.silent||!1,windowsVerbatimArguments:options.windowsVerbatimArguments||
!1,failOnStdErr:options.failOnStdErr||!1,ignoreReturnCode:options.ignoreReturnCode||!1,delay:options.delay||1e4};return result.
outStream=options.outStream||process.stdout,result.errStream=options.errStream||process.stderr,result}_getSpawnOptions(options,toolPath){
options=options||{};let result={};return result.cwd=options.cwd,result.env=options.env,result.windowsVerbatimArguments=options.
windowsVerbatimArguments||this._isCmdFile(),options.windowsVerbatimArguments&&(result.argv0=`"${toolPath}"`),result}exec(){
return __awaiter3(this,void 0,void 0,function*(){return!isRooted(this.toolPath)&&(this.toolPath.includes("/")||IS_WINDOWS2&&
this.toolPath.includes("\\"))&&(this.toolPath=path3.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),
this.toolPath=yield which(this.toolPath,!0),new Promise((resolve6,reject)=>__awaiter3(this,void 0,void 0,function*(){this.
_debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(let arg of this.args)this._debug(`   ${arg}`);let optionsNonNull=this.
_cloneExecOptions(this.options);!optionsNonNull.silent&&optionsNonNull.outStream&&optionsNonNull.outStream.write(this._getCommandString(
optionsNonNull)+os.EOL);let state=new ExecState(optionsNonNull,this.toolPath);if(state.on("debug",message=>{this._debug(
message)}),this.options.cwd&&!(yield exists(this.options.cwd)))return reject(new Error(`The cwd: ${this.options.cwd} doe\
s not exist!`));let fileName=this._getSpawnFileName(),cp=child.spawn(fileName,this._getSpawnArgs(optionsNonNull),this._getSpawnOptions(
this.options,fileName)),stdbuffer="";cp.stdout&&cp.stdout.on("data",data=>{this.options.listeners&&this.options.listeners.
stdout&&this.options.listeners.stdout(data),!optionsNonNull.silent&&optionsNonNull.outStream&&optionsNonNull.outStream.write(
data),stdbuffer=this._processLineBuffer(data,stdbuffer,line=>{this.options.listeners&&this.options.listeners.stdline&&this.
options.listeners.stdline(line)})});let errbuffer="";if(cp.stderr&&cp.stderr.on("data",data=>{state.processStderr=!0,this.
options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(data),!optionsNonNull.silent&&optionsNonNull.
errStream&&optionsNonNull.outStream&&(optionsNonNull.failOnStdErr?optionsNonNull.errStream:optionsNonNull.outStream).write(
data),errbuffer=this._processLineBuffer(data,errbuffer,line=>{this.options.listeners&&this.options.listeners.errline&&this.
options.listeners.errline(line)})}),cp.on("error",err=>{state.processError=err.message,state.processExited=!0,state.processClosed=
!0,state.CheckComplete()}),cp.on("exit",code=>{state.processExitCode=code,state.processExited=!0,this._debug(`Exit code ${code}\
 received from tool '${this.toolPath}'`),state.CheckComplete()}),cp.on("close",code=>{state.processExitCode=code,state.processExited=
!0,state.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),state.CheckComplete()}),state.
on("done",(error,exitCode)=>{stdbuffer.length>0&&this.emit("stdline",stdbuffer),errbuffer.length>0&&this.emit("errline",
errbuffer),cp.removeAllListeners(),error?reject(error):resolve6(exitCode)}),this.options.input){if(!cp.stdin)throw new Error(
"child process missing stdin");cp.stdin.end(this.options.input)}}))})}};function argStringToArray(argString){let args=[],
inQuotes=!1,escaped=!1,arg="";function append(c){escaped&&c!=='"'&&(arg+="\\"),arg+=c,escaped=!1}for(let i=0;i<argString.
length;i++){let c=argString.charAt(i);if(c==='"'){escaped?append(c):inQuotes=!inQuotes;continue}if(c==="\\"&&escaped){append(
c);continue}if(c==="\\"&&inQuotes){escaped=!0;continue}if(c===" "&&!inQuotes){arg.length>0&&(args.push(arg),arg="");continue}
append(c)}return arg.length>0&&args.push(arg.trim()),args}var ExecState=class _ExecState extends events.EventEmitter{constructor(options,toolPath){
if(super(),this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,
this.delay=1e4,this.done=!1,this.timeout=null,!toolPath)throw new Error("toolPath must not be empty");this.options=options,
this.toolPath=toolPath,options.delay&&(this.delay=options.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():
this.processExited&&(this.timeout=setTimeout2(_ExecState.HandleTimeout,this.delay,this)))}_debug(message){this.emit("deb\
ug",message)}_setResult(){let error;this.processExited&&(this.processError?error=new Error(`There was an error when atte\
mpting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):
this.processExitCode!==0&&!this.options.ignoreReturnCode?error=new Error(`The process '${this.toolPath}' failed with exi\
t code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(error=new Error(`The process '${this.toolPath}\
' failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.
timeout=null),this.done=!0,this.emit("done",error,this.processExitCode)}static HandleTimeout(state){if(!state.done){if(!state.
processClosed&&state.processExited){let message=`The STDIO streams did not close within ${state.delay/1e3} seconds of th\
e exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not\
 yet exited.`;state._debug(message)}state._setResult()}}};var __awaiter4=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve6){
resolve6(value)})}return new(P||(P=Promise))(function(resolve6,reject){function fulfilled(value){try{step(generator.next(
value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve6(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,
_arguments||[])).next())})};function exec(commandLine,args,options){return __awaiter4(this,void 0,void 0,function*(){let commandArgs=argStringToArray(
commandLine);if(commandArgs.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");let toolPath=commandArgs[0];
return args=commandArgs.slice(1).concat(args||[]),new ToolRunner(toolPath,args,options).exec()})}function getExecOutput(commandLine,args,options){
return __awaiter4(this,void 0,void 0,function*(){var _a,_b;let stdout="",stderr="",stdoutDecoder=new StringDecoder("utf8"),
stderrDecoder=new StringDecoder("utf8"),originalStdoutListener=(_a=options?.listeners)===null||_a===void 0?void 0:_a.stdout,
originalStdErrListener=(_b=options?.listeners)===null||_b===void 0?void 0:_b.stderr,stdErrListener=data=>{stderr+=stderrDecoder.
write(data),originalStdErrListener&&originalStdErrListener(data)},stdOutListener=data=>{stdout+=stdoutDecoder.write(data),
originalStdoutListener&&originalStdoutListener(data)},listeners=Object.assign(Object.assign({},options?.listeners),{stdout:stdOutListener,
stderr:stdErrListener}),exitCode=yield exec(commandLine,args,Object.assign(Object.assign({},options),{listeners}));return stdout+=
stdoutDecoder.end(),stderr+=stderrDecoder.end(),{exitCode,stdout,stderr}})}var MIN_GIT_VERSION="2.30",ARGUMENTS=["core.hooksPath=/dev/null","core.fsmonitor=false","protocol.version=2","gc.auto=0",
"maintenance.auto=false","advice.detachedHead=false"].flatMap(setting=>["-c",setting]),QUIET={GIT_TERMINAL_PROMPT:"0",GIT_LFS_SKIP_SMUDGE:"\
1"},TRUST_FOLDERS=["safe.directory","*"],REPOSITORY_VARIABLES=new Set(["GIT_ALTERNATE_OBJECT_DIRECTORIES","GIT_COMMON_DI\
R","GIT_DIR","GIT_GRAFT_FILE","GIT_IMPLICIT_WORK_TREE","GIT_INDEX_FILE","GIT_INTERNAL_SUPER_PREFIX","GIT_NO_REPLACE_OBJE\
CTS","GIT_OBJECT_DIRECTORY","GIT_PREFIX","GIT_REPLACE_REF_BASE","GIT_SHALLOW_FILE","GIT_WORK_TREE"]),MARK="BENCH_REFEREE\
_GIT";function makeGit({env,platform,signal}){let find=makeProgramFinder({env:dropUndefinedVariables(env),platform}),run2=async(args,options)=>{
let git=find("git");if(git===null)throw userError("git-not-found",about("git"),{needed:MIN_GIT_VERSION});if(signal.aborted)
throw makeCancelledError();let id=randomUUID(),running=getExecOutput(`"${git}"`,[...ARGUMENTS,...args],{cwd:options.folder,
env:{...gitEnvironment(env,options),[MARK]:id},silent:!0,ignoreReturnCode:!0,...omitNull({input:options.input===void 0?null:
Buffer.from(options.input)})}).catch(error=>Promise.reject(makeGitStartError(error))),result=await awaitUnlessCancelled(
running,`${MARK}=${id}`,signal);return throwIfForeign(result,options.folder),result},checked;return(args,options)=>asEffect(
async()=>(checked??=run2(["--version"],{folder:options.folder}).then(refuseOldGit),await checked,run2(args,options)))}function throwIfForeign({
exitCode,stderr},folder){let[,path5=folder]=/safe\.directory '?([^'\n]+)/.exec(stderr)??[];if(exitCode===0||!stderr.includes(
"safe.directory"))return;let command=`git config --global --add safe.directory ${quoteShellWord(path5.trim())}`;throw userError(
"clone-of-other-user",inFile(folder),{command})}function refuseOldGit({stdout}){let[,...found]=/^git version (\d+)\.(\d+)/.
exec(stdout)??[],[major=0,minor=0]=MIN_GIT_VERSION.split(".").map(Number),[foundMajor=major,foundMinor=minor]=found.map(
Number);if(!(foundMajor>major||foundMajor===major&&foundMinor>=minor))throw userError("git-too-old",about("git"),{found:stdout.
trim(),needed:MIN_GIT_VERSION})}function dropUndefinedVariables(env){return Object.fromEntries(Object.entries(env).filter(
pair=>pair[1]!==void 0))}async function awaitUnlessCancelled(running,marker,signal){let stop=()=>{},stopped=new Promise(
(_,reject)=>{stop=()=>{endMarkedProcesses(marker,running).finally(()=>reject(makeCancelledError()))}});signal.addEventListener(
"abort",stop,{once:!0});try{let result=await Promise.race([running,stopped]);if(signal.aborted)throw makeCancelledError();
return result}finally{signal.removeEventListener("abort",stop)}}function gitEnvironment(env,call={}){let inherited=Object.
entries(env).filter(([name])=>!REPOSITORY_VARIABLES.has(name)),merged={...Object.fromEntries(inherited),...QUIET,...call.
env},trusted=env.GITHUB_ACTIONS==="true"?[TRUST_FOLDERS]:[],settings=[...Object.entries(call.config??{}),...trusted].map(
quoteSetting),parameters=[merged[PARAMETERS]??"",...settings].join(" ").trim();return dropUndefinedVariables({...merged,
[PARAMETERS]:parameters||void 0})}var PARAMETERS="GIT_CONFIG_PARAMETERS";function quoteSetting([key,value]){return`'${`${key}\
=${value}`.replaceAll("'","'\\''")}'`}function makeCancelledError(){return userError("git-cancelled",about("git"),{})}function makeGitStartError(error){
let reason=error instanceof Error?error.message:String(error);return userError("git-not-started",about("git"),{reason})}import{readdir as readdir2,readFile}from"node:fs/promises";import{arch,availableParallelism,cpus,type as kernelName,loadavg,
release,totalmem,version}from"node:os";import{setTimeout as delay}from"node:timers/promises";function describeMachine(facts,env){let image=[env.ImageOS,env.ImageVersion].filter(part=>part!==void 0&&part!=="");return{
os:systemName(facts),kernel:`${facts.kernelName} ${facts.kernelRelease}`,architecture:facts.architecture,cpu:(facts.cpuModels[0]??
"").replace(/\s+/g," ").trim()||"unknown",cores:facts.cores,memoryBytes:facts.memoryBytes,image:image.length===0?null:image.
join(" "),node:facts.node,processor:facts.processor}}async function readMachine(env){let facts={platform:process.platform,
osRelease:await readFile("/etc/os-release","utf8").catch(()=>null),osVersion:version(),kernelName:kernelName(),kernelRelease:release(),
architecture:arch(),cpuModels:cpus().map(cpu=>cpu.model),cores:availableParallelism(),processor:await readProcessor(),memoryBytes:totalmem(),
node:process.versions.node};return describeMachine(facts,env)}function readLoad(platform=process.platform){return platform===
"win32"?null:loadavg()[0]??null}function systemName({platform,osRelease,osVersion}){return platform==="darwin"?"macOS":platform!==
"linux"?osVersion:/^PRETTY_NAME=(["']?)(.+)\1$/m.exec(osRelease??"")?.[2]??"Linux"}function makeClock(cancelled){return{
nowMs:()=>performance.now(),sleep:ms=>delay(ms,void 0,{signal:cancelled}).catch(()=>{}),today:()=>dayOf(Date.now()),time:()=>new Date().
toISOString()}}var CPUS="/sys/devices/system/cpu";async function readProcessor(){let folders=(await namesIn(CPUS)).filter(
name=>/^cpu\d+$/.test(name)),caches=await Promise.all(folders.map(name=>readCaches(`${CPUS}/${name}/cache`)));return{flags:parseFlags(
await textOf("/proc/cpuinfo")??""),caches:countCaches(caches.flat()),governor:(await textOf(`${CPUS}/cpu0/cpufreq/scalin\
g_governor`))?.trim().slice(0,64)||null}}function parseFlags(cpuinfo){return(/^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1]??
"").split(/\s+/).filter(flag=>flag!==""&&flag.length<=64).slice(0,MAX_FLAGS)}function countCaches(seen){let kinds=new Map;
for(let{level,type,size,sharedBy}of seen){let kind=["data","instruction","unified"].find(one=>one===type.trim().toLowerCase()),
bytes=parseSize(size),depth=Number(level);if(kind===void 0||bytes===null||!Number.isInteger(depth)||depth<1)continue;let cache={
level:depth,kind,bytes},key=JSON.stringify(cache),entry=kinds.get(key)??{cache,served:new Set};kinds.set(key,entry),entry.
served.add(sharedBy.trim())}return[...kinds.values()].map(({cache,served})=>({...cache,count:served.size})).sort((left,right)=>left.
level-right.level||(left.kind<right.kind?-1:1)).slice(0,MAX_CACHES)}function parseSize(text2){let match=/^(\d+)([KMG]?)$/.
exec(text2.trim());return match===null?null:Number(match[1])*1024**["","K","M","G"].indexOf(match[2]??"")}async function readCaches(folder){
let indices=(await namesIn(folder)).filter(name=>/^index\d+$/.test(name));return Promise.all(indices.map(async index=>{let read=async name=>await textOf(
`${folder}/${index}/${name}`)??"",[level,type]=[await read("level"),await read("type")];return{level,type,size:await read(
"size"),sharedBy:await read("shared_cpu_list")}}))}function namesIn(folder){return readdir2(folder).catch(()=>[])}function textOf(path5){
return readFile(path5,"utf8").catch(()=>null)}import{readFile as readFile2}from"node:fs/promises";async function observe(cpus2){let[stat3,own,cpuinfo]=await Promise.all(["stat","self/stat","cpuinfo"].map(name=>readFile2(
`/proc/${name}`,"utf8").catch(()=>"")));return{load:readLoad(),cpu:parseCpuTime(stat3??"",own??"",cpus2),mhz:parseMhz(cpuinfo??
"")}}function parseCpuTime(stat3,selfStat,cpus2){let machine=parseTimes2(stat3,""),pinned=cpus2===null?[machine]:(parseCpuList(
cpus2)??[]).map(cpu=>parseTimes2(stat3,String(cpu))),own=parseOwn(selfStat);if(own===null||machine.total===0)return null;
let sum2=times=>times.reduce((a,b)=>a+b,0);return{total:machine.total,busy:sum2(pinned.map(({busy})=>busy)),stolen:sum2(
pinned.map(({stolen})=>stolen)),own}}function parseTimes2(stat3,cpu){let line=new RegExp(`^cpu${cpu} +(\\d[\\d ]*)$`,"m").
exec(stat3)?.[1],[user=0,nice=0,system3=0,idle=0,waiting=0,irq=0,softirq=0,stolen=0]=(line??"").split(" ").map(Number),busy=user+
nice+system3+irq+softirq;return{busy,total:busy+idle+waiting+stolen,stolen}}function parseOwn(selfStat){let times=selfStat.
slice(selfStat.lastIndexOf(")")+2).split(" ").slice(11,15).map(Number);return times.length===4&&times.every(Number.isFinite)?
times.reduce((sum2,time)=>sum2+time,0):null}function parseMhz(cpuinfo){let frequencies=[...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].
map(([,mhz2])=>Number(mhz2)),mhz=Math.max(0,...frequencies);return mhz>0&&Number.isFinite(mhz)?mhz:null}var PUBLISHED_PROGRAM=["npx",`bench-referee@${VERSION}`];function findProgram({script,env}){let isOfNpx=env.npm_command===
"exec";return script===void 0||isOfNpx||/[\\/]node_modules[\\/]/.test(script)?PUBLISHED_PROGRAM:/\.[jt]s$/.test(script)?
["node",script]:["bench-referee"]}var CLEAR="\r\x1B[2K";function makeProgressBar(screen,clean){let line="",draw=()=>line!==""&&screen.write(CLEAR+line),wipe=()=>line!==""&&screen.
write(CLEAR);return{begin({share,text:text2}){let room=(screen.columns||80)-1;line=[...`${barOf(share)} ${clean(text2)}`].
slice(0,room).join(""),draw()},end(){},close(){wipe(),line=""},above(print){wipe(),print(),draw()}}}function barOf(share){
let full=Math.round(Math.min(1,Math.max(0,share))*20);return"\u2588".repeat(full)+"\u2591".repeat(20-full)}var ESCAPE_SEQUENCES=new RegExp([/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/,/(?:\x1b\]|\x9d)[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
/(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x9c\r\n]*(?:\x1b\\|\x9c)?/,/\x1b[ -/]*[0-~]/].map(part=>part.source).join("|"),
"g"),LINE_ENDS=/\r\n?|[\u2028\u2029]/g,UNSEEN=new RegExp("(?![\\t\\n])\\p{Cc}|\\p{Cf}|\\p{Default_Ignorable_Code_Point}",
"gu"),COMMAND_AT_LINE_START=new RegExp("^((?:[^\\S\\n]|\\p{M})*):(\\p{M}*):","gmu"),COMMAND_ANYWHERE=new RegExp("#(\\p{M}\
*)#(\\p{M}*)\\[","gu");function sanitiseForLog(text2,{runner}){let plain=text2.replace(ESCAPE_SEQUENCES,"").replace(LINE_ENDS,
`
`).replace(UNSEEN,"");return runner?defuse(plain):plain}function sanitiseForCommand(text2){return sanitiseForLog(text2,{
runner:!0}).split(`
`).map(line=>line.trim()).filter(line=>line!=="").join(" ")}function defuse(text2){return text2.replace(COMMAND_AT_LINE_START,
"$1:$2 :").replace(COMMAND_ANYWHERE,"#$1 #$2[")}import{realpath as realpath2}from"node:fs/promises";var LOCAL_TRIGGER={event:"local",payload:{},sha:null,repository:null,serverUrl:"https://github.com",runUrl:null,runId:0,
runAttempt:0},MAX_EVENT_BYTES=64*1024*1024,EVENT_FILE=[{kind:"environment variable",name:"GITHUB_EVENT_PATH"}];async function readTrigger(env){
let path5=env.GITHUB_EVENT_PATH;if(!path5)return triggerOf(env,{});try{return triggerOf(env,await readPayload(path5))}catch(error){
let cause=userErrorOf(error);if(cause===null)throw error;return{...triggerOf(env,{}),error:cause}}}function triggerOf(env,payload){
let serverUrl=(env.GITHUB_SERVER_URL||LOCAL_TRIGGER.serverUrl).replace(/\/+$/,""),repository=env.GITHUB_REPOSITORY||null,
runId=parseRunNumber(env.GITHUB_RUN_ID);return{event:env.GITHUB_EVENT_NAME||"unknown",payload,sha:env.GITHUB_SHA||null,repository,
serverUrl,runUrl:repository!==null&&runId>0?`${serverUrl}/${repository}/actions/runs/${runId}`:null,runId,runAttempt:parseRunNumber(
env.GITHUB_RUN_ATTEMPT)}}function parseRunNumber(text2){return/^\d{1,15}$/.test(text2??"")?Number(text2):0}async function readPayload(path5){
let text2=await readRegularFile(await realpath2(path5).catch(()=>path5),MAX_EVENT_BYTES);if(text2===null)throw userError(
"event-file-unusable",EVENT_FILE,{path:path5,fault:"missing"});try{let value=JSON.parse(text2);if(typeof value=="object"&&
value!==null&&!Array.isArray(value))return{...value}}catch{}let fault=text2.trim()===""?"empty":"not an object";throw userError(
"event-file-unusable",EVENT_FILE,{path:path5,fault})}function makeTerminalHost({folder=process.cwd(),isQuiet=!1}={}){let env={...process.env},{platform}=process,temporaryRoot=tmpdir(),
cancelled=cancelOnSignals(),find=findProgramsNow({env,platform});return{program:findProgram({script:process.argv[1],env}),
env,folder,trigger:LOCAL_TRIGGER,log:isQuiet?{...log,info:()=>{}}:log,progress:isQuiet?SILENT:isDrawable()?bar:{...SILENT,
end:log.info},clock:makeClock(cancelled),files:makeFiles(temporaryRoot),secrets:["GITHUB_TOKEN","GH_TOKEN"].map(name=>env[name]??
"").filter(value=>value!==""),cancelled,run:makeRun({platform,signal:cancelled,temporaryRoot,find}),git:makeGit({env,platform,
signal:cancelled}),findProgram:find,checkAffinity:affinity=>checkAffinity(affinity,{platform,find}),machine:()=>readMachine(
env),observe,load:readLoad}}function hasColour(){return process.stdout.isTTY===!0&&!process.env.NO_COLOR&&process.env.TERM!==
"dumb"}function readTerminalWidth(){return process.stdout.isTTY===!0&&process.stdout.columns||null}function isDrawable(){
return process.stderr.isTTY===!0&&process.env.TERM!=="dumb"}var sanitise=text2=>sanitiseForLog(text2,{runner:!1}),bar=makeProgressBar(
process.stderr,sanitise),SILENT={begin(){},end(){},close(){}},say=text2=>bar.above(()=>process.stderr.write(`${sanitise(
text2)}
`)),log={info:say,warning:line=>say(`warning: ${line}`),error:line=>say(`error: ${line}`),quote(){}};function failsStep(conclusion,failOn){return conclusion==="error"||failsByVerdict(conclusion,failOn)}function exitCodeOf(conclusion,failOn){
return conclusion==="error"?2:failsByVerdict(conclusion,failOn)?1:0}function toCheckConclusion(conclusion,failOn){return failsStep(
conclusion,failOn)?"failure":conclusion==="fail"||conclusion==="inconclusive"?"neutral":"success"}function canBeAccepted(conclusion,failOn){
return conclusion==="fail"||failsByVerdict(conclusion,failOn)}function annotationLevelOf(failOn,isAccepted){return isAccepted||
failOn==="never"?"warning":"failure"}function failsByVerdict(conclusion,failOn){return failOn==="never"?!1:conclusion===
"fail"||conclusion==="inconclusive"&&failOn==="inconclusive"}var MAX_COMMITS=4,ENDS={rounds:"all rounds of the search were used",time:"the time limit of the search was reached",failed:"\
the search failed",cancelled:"the search was cancelled"};function formatCulprit(culprit){let{kind,commits,positions,of,ended}=culprit,
[only]=commits,cost=formatSearchCost(culprit);if(only!==void 0&&of===1)return richText`Changed by ${formatCommit(only)}, the only commit.`;
if(kind==="commit"&&only!==void 0)return richText`Changed by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
if(kind==="several")return richText`Changed in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
if(kind==="range")return richText`Changed by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(
culprit)}: ${formatCommits(commits)} (${cost}).`;let why=ended==="settled"?"the search was for other results":ENDS[ended];
return richText`The commit that changed it was not found, because ${why} (${cost}).`}function explainRange({positions,levels,
ended}){if(ended!=="settled")return ENDS[ended];let measured=new Set(levels.map(({position})=>position)),[first=0,last=0]=[
positions[0],positions.at(-1)];return Array.from({length:last-first},(_,index)=>first+index).every(position=>measured.has(
position))?"their values are too close together":"commits between them could not be built or measured"}function formatSearchCost({
builds,rounds,minutes}){let time=minutes<.95?`${Math.round(60*minutes)} s`:`${Math.round(minutes)} min`;return`${formatCount(
builds,"build")}, ${formatCount(rounds,"round")}, ${time}`}function formatCommit({sha,subject}){return richText`${shortenSha(
sha)} ${asUntrustedText(subject)}`}function formatCommits(commits){let shown=commits.length<=MAX_COMMITS?commits:[commits[0],
commits.at(-1)],separator=shown.length<commits.length?" to ":", ";return shown.flatMap((commit,index)=>{let isLast=index===
shown.length-1,before=index===0?"":isLast&&shown.length===commits.length?" and ":separator;return richText`${before}${formatCommit(
commit)}`})}var MIN_P=1e-7;function formatMagnitude(ratio){return formatCompact(Math.abs(ratio)*100,2,"%")}function formatPValue(p){
return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){return p<MIN_P?p.
toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatProbabilities(p,other){let texts=[
formatProbability(p),formatProbability(other)];return texts[0]===texts[1]&&p!==other?[p.toPrecision(4),other.toPrecision(
4)]:texts}function formatInterval(interval){if(interval===null)return null;let[low,high]=[interval.low,interval.high].map(
end=>Number.isFinite(end)&&end>-1?formatChange(end):null);return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`\
below ${high}`:null}function toQuantityPiece(value,unit){let text2=formatQuantity(value,unit);return text2.endsWith(` ${unit}`)?
asUntrustedText(text2):text2}function formatChange(ratio){return formatWithSign(ratio*100,2,"%")}var SAME_WORK=.005;function makeCountsSentence(rows){let countOf=makeCountFinder(rows);return(row,verdict)=>{let count2=countOf(
row);return count2===void 0||isCount(row)||!isOfTime(row)?null:verdict.outcome==="unknown"?formatDecidingCount(count2):verdict.
outcome==="fail"?formatMissingWork(count2):null}}function makeCountFinder(rows){let counts=new Map(rows.filter(isCount).
map(row=>[benchmarkKeyOf(row),row]));return counts.size===0?()=>{}:benchmark=>counts.get(benchmarkKeyOf(benchmark))}function isCount({
metric,placements}){return metric===COUNTED_METRIC&&placements!==null}function isOfTime({unit}){let{kind,rate}=parseUnit(
unit);return kind==="time"||rate}function formatDecidingCount(count2){let verdict=count2.verdicts.filter(isAboutChange).
find(({limit:limit2,outcome:outcome2})=>limit2!==null&&outcome2!=="unknown");if(verdict===void 0||count2.change===null)return null;
let limit=verdict.limit===null?"":`, and its budget allows ${formatPercent(verdict.limit)}`;return richText`Time cannot tell, but the count of its instructions can: ${formatChange2(
count2)}${limit}.`}function formatMissingWork(count2){let{change,better}=count2;return change===null||(better==="higher"?
-change:change)>SAME_WORK?null:richText`It executes no more instructions than before: ${formatChange2(count2)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`}
function formatChange2(count2){let{change}=count2;if(change===null||change===0)return richText`they are ${emphasise("the\
 same")}`;let{more,less}=changeWordsOf(count2);return richText`they are ${emphasise(`${formatMagnitude(change)} ${change>
0?more:less}`)}`}var ESCAPED=new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`,"gu"),NO_TEXT=/^(?:true|false|null|yes|no|on|off|y|n)$/i;
function writeYamlName(name){return/^[A-Za-z_][\w./=-]*$/.test(name)&&!NO_TEXT.test(name)?name:quoteYaml(name)}function quoteYaml(text2){
return`"${text2.replaceAll(ESCAPED,escapeCharacter)}"`}function escapeCharacter(character){let code=character.codePointAt(
0)??0;return code>65535?`\\U${toHex(code,8)}`:`\\u${toHex(code,4)}`}function toHex(code,digits){return code.toString(16).
padStart(digits,"0")}var KNOWN=new WeakMap;function namesOfRows(rows){let known=KNOWN.get(rows)??makeRowNames(rows);return KNOWN.set(rows,known),
known}function makeRowNames(rows){let labelOf3=labelsOf(rows.flatMap(({name,renamed})=>[name,renamed?.from??name])),labelOfMetric=labelsOf(
rows.map(({metric})=>metric)),labelOfGroup=labelsOf(rows.flatMap(row=>groupLabelOf(row)??[])),metrics=collectMetrics(rows),
isAmbiguous=row=>("members"in row?row.members.map(benchmarkKeyOf):[benchmarkKeyOf(row)]).flatMap(key=>[...metrics.get(key)?.
values()??[]]).some(other=>other.metric!==row.metric&&isSaidAlike(row,other)),metricOf=({metric})=>asUntrustedText(labelOfMetric(
metric)),nameOf=row=>"members"in row?formatGeomean(row):[asUntrustedText(labelOf3(row.name))];return{labelOf:labelOf3,labelOfMetric,
labelOfGroup,subjectOf:row=>isAmbiguous(row)||!changeWordsOf(row).isClear&&row.metric!==row.unit?richText`${nameOf(row)} (${metricOf(
row)})`:nameOf(row),nameWithMetric:(row,{beside})=>{let others=[...metrics.get(benchmarkKeyOf(row))?.values()??[]].filter(
({metric})=>metric!==row.metric);return(beside==="unit"?others.some(({unit})=>unit===row.unit):others.length>0)?richText`${nameOf(
row)} ${metricOf(row)}`:nameOf(row)}}}function labelsOf(names){let labels=shortenNames(names);return name=>labels.get(name)??
name}function collectMetrics(rows){let all=new Map;for(let row of rows){let key=benchmarkKeyOf(row),own=all.get(key)??new Map;
all.set(key,own.set(row.metric,row))}return all}function isSaidAlike(one,other){let[words,others]=[changeWordsOf(one),changeWordsOf(
other)];return one.unit===other.unit||words.more===others.more&&words.less===others.less}function formatGeomean({members}){
return richText`The geomean of ${formatCount(members.length,"benchmark")}`}var MIN_AROUND=24;function shortenNames(names,limit=TEXT_LIMIT){
let labels=new Map,alike=new Map;for(let name of new Set(names)){let label=shortenMiddle(cleanName(name),limit);alike.set(
label,[...alike.get(label)??[],name])}let used=new Set,numberOf=makeNumbering(used,limit),assign=(name,wanted)=>{let label=used.
has(wanted)?numberOf(wanted):wanted;used.add(label),labels.set(name,label)};for(let[label,[name,...others]]of alike)others.
length===0&&assign(name,label);for(let own of alike.values()){if(own.length===1)continue;let apart=tellApart(own.map(cleanName),
limit);for(let[index,name]of own.entries())assign(name,apart[index])}return labels}function cleanName(name){return cleanUntrustedText(
name,Number.POSITIVE_INFINITY)}function tellApart(texts,limit){let shortest=Math.min(...texts.map(({length})=>length)),[
first=""]=texts,before=0;for(;before<shortest&&texts.every(text2=>text2[before]===first[before]);)before+=1;for(;before>
0&&texts.some(text2=>isInside(text2,before));)before-=1;let after=0;for(;after<shortest-before&&texts.every(text2=>text2.
at(-1-after)===first.at(-1-after));)after+=1;for(;after>0&&texts.some(text2=>isInside(text2,text2.length-after));)after-=
1;let widest=Math.max(...texts.map(({length})=>length-before-after)),room=Math.min(widest,Math.max(0,limit-MIN_AROUND)),
around=limit-room,end=Math.min(after,Math.max(Math.floor(around/2),around-before));return texts.map(text2=>{let own=shortenMiddle(
text2.slice(before,text2.length-after),room);return shortenMiddle(text2.slice(0,before),around-end)+own+shortenMiddle(text2.
slice(text2.length-after),end)})}function isInside(text2,index){return/^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.test(text2.slice(
index,index+2))}function makeNumbering(used,limit){let last=new Map;return label=>{for(let number2=(last.get(label)??1)+
1;;number2+=1){let suffix=` #${number2}`,numbered=shortenMiddle(label,limit-suffix.length)+suffix;if(last.set(label,number2),
!used.has(numbered))return numbered}}}function formatRename({from,by},labelOf3=name=>name){return richText`renamed from ${asUntrustedText(labelOf3(from))}${by===
"head"?" by this pull request":""}`}function formatRenameCount(rows){let count2=listRenamedByHead(rows).length;return count2===
0?null:`${formatCount(count2,"benchmark")} renamed by this pull request`}var MAX_ENTRIES=20;function formatProposedRenames({
proposedRenames,configSource}){let[first,...others]=proposedRenames;if(first===void 0)return null;let labels=shortenNames(
[first.from,first.to]),[from,to]=[first.from,first.to].map(name=>asUntrustedText(labels.get(name))),what=others.length===
0?richText`${from} was renamed to ${to}`:richText`these benchmarks were renamed`,file=configSource===null||configSource===
"none"?"the configuration file":asUntrustedText(configSource.path);return{sentence:richText`If ${what}, add this to ${file} in the same pull request, and ${others.
length===0?"the two are":"each pair is"} compared:`,yaml:["renamed:",...listEntries(proposedRenames)].join(`
`)}}function listEntries(all){let entries=all.slice(0,MAX_ENTRIES).map(({from,to})=>`  ${writeYamlName(from)}: ${writeYamlName(
to)}`),more=all.length-entries.length;return more===0?entries:[...entries,`  # ${more.toLocaleString("en-US")} more in t\
he JSON report`]}var SHOWN_ALPHA=.05;function makeResultTables(report2,names=namesOfRows(report2.rows)){let{rows,geomeans:geomeans2}=report2,
countOf=makeCountFinder(rows);return[...groupInOrder(rows,({unit})=>unit)].map(([unit,ofUnit])=>{let severalMetrics=new Set(
ofUnit.map(({metric})=>metric)).size>1,groups=[...groupInOrder(ofUnit,groupLabelOf)].map(([name,ofGroup])=>({name,label:name===
null?null:names.labelOfGroup(name),rows:ofGroup.map(row=>makeTableRow(row,{severalMetrics,count:countOf(row),names}))})),
geomean2=geomeans2.find(candidate=>candidate.unit===unit);return{unit,groups,geomean:geomean2===void 0?null:geomeanCells(
geomean2,report2)}})}function groupInOrder(rows,key){let groups=new Map;for(let row of rows){let group=groups.get(key(row))??
[];groups.set(key(row),group),group.push(row)}return groups}function makeTableRow(row,{severalMetrics,count:count2,names:{
labelOf:labelOf3,labelOfMetric}}){let{base,head,exact,unit}=row,scaled=makeRowFormatter([base,head].flatMap(side=>side?.
median??[]),unit),centre=side=>side&&{median:scaled(side.median),range:exact?"0%":formatRange(side)};return{row,label:labelOf3(
row.name),rename:row.renamed===null?null:formatRename(row.renamed,labelOf3),metric:severalMetrics?labelOfMetric(row.metric):
null,base:centre(base),head:centre(head),change:formatChangeCell(row),test:formatTestCell(row),interval:formatInterval(row.
interval)??"",counted:count2===void 0||isCount(row)||!row.primary?null:formatChangeCell(count2)}}function geomeanCells(geomean2,report2){
let{unit,base,head,n}=geomean2,shown=pickShownChange(geomean2,report2);return{base:makeRowFormatter([base],unit)(base),head:makeRowFormatter(
[head],unit)(head),change:formatChange(shown.change),interval:formatInterval(shown.interval)??"",n}}function formatRange({
median:median2,medianInterval:{low,high}}){return!Number.isFinite(low)||!Number.isFinite(high)?"\u221E":Math.sign(low)!==
Math.sign(median2)||Math.sign(high)!==Math.sign(median2)?"?":median2===0?"0%":formatWholePercent(Math.max(high/median2-1,
1-low/median2))}function formatChangeCell({base,head,p,change:ratio}){return base===null||head===null?"":p!==null&&p>SHOWN_ALPHA?
"~":ratio===null?"?":ratio===0?"0.00%":formatChange(ratio)}function formatTestCell({base,head,p}){if(base===null||head===
null||p===null)return"";let sizes=base.n===head.n?`n=${base.n}`:`n=${base.n}+${head.n}`;return p===0?`(${sizes})`:`(p=${formatDecimals(
p,3)} ${sizes})`}function findJudgedGeomeans({unit,n},{judgedGeomeans}){return judgedGeomeans.filter(row=>row.unit===unit&&
row.members.length===n)}function pickShownChange(geomean2,judged){let[first]=findJudgedGeomeans(geomean2,judged);return first===
void 0||first.change===null?{change:geomean2.delta,interval:null}:{change:first.change,interval:first.interval}}var HEAD_ONLY="Values of head only, because no key of the tables tells base and head apart: add .file to row, col or tab\
le.";function formatCustomTables(tables){return tables.map(formatCustomTable)}function notesOf(tables){let isOfHead=tables.
some(({sides})=>!sides.includes("base")),mixed=[...new Set(tables.flatMap(({varying})=>varying))];return[...isOfHead?[HEAD_ONLY]:
[],...mixed.length>0?[mixedNote(mixed)]:[]]}function mixedNote(keys){return`Some cells mix benchmarks that differ in ${formatList(
keys)}: add it to row, col, table or ignore.`}function titleOf({kind,title},formatter){return kind==="change"||title===""?
title:formatter(title)}function formatCustomTable(table){let{fields,unit,columns,rows}=table,titles=columns.map(values=>values.
filter(value=>value!=="").join(" ")),labels=shortenNames([...rows.map(({label})=>label),...titles]),labelOf3=text2=>text2===
""?"":labels.get(text2)??text2,versus={kind:"change",title:titles[0]==="base"?"vs base":"vs first"};return{caption:fields.
filter(({value})=>value!=="").map(({name,value})=>`${name}: ${value}`),unit,headings:titles.flatMap((title,column)=>[{kind:"\
values",title:labelOf3(title)},...column===0?[]:[versus]]),lines:rows.map(row=>rowLine({...row,label:labelOf3(row.label)},
unit)),geomean:geomeanCells2(table)}}function rowLine({label,cells},unit){let scaled=makeRowFormatter(cells.flatMap(cell=>cell?.
median??[]),unit),[base=null]=cells,values=cell=>cell===null?"":`${scaled(cell.median)} \xB1 ${formatRange(cell)}`;return{
label,cells:cells.flatMap((cell,column)=>column===0?[values(cell)]:[values(cell),formatComparison(base,cell)])}}function formatComparison(base,head){
if(!head?.comparison)return"";let compared={base,head,...head.comparison};return`${formatChangeCell(compared)} ${formatTestCell(
compared)}`.trim()}function geomeanCells2({rows,geomeans:geomeans2,unit}){return rows.length<2||geomeans2.every(({value})=>value===
null)?null:geomeans2.flatMap(({value,delta},column)=>{let average2=value===null?"":makeRowFormatter([value],unit)(value);
return column===0?[average2]:[average2,delta===null?"":formatChange(delta)]})}var MAX_ITEMS=20;function formatConfigSentence({path:path5,kind,error,settings}){let change=richText`This ${describeConfigChange(
kind,asUntrustedText(path5))}.`;return error===null?richText`${change} ${formatConsequence(settings)}`:richText`${change} After the merge it could not be used.`}
function formatConsequence(settings){if(settings.length===0)return["Nothing that it sets would change."];let isRename=({
budget,key,base})=>budget===null&&base===null&&key?.startsWith("renamed.")===!0;return settings.every(isRename)?withCode(
"New entries of `renamed` count now:"):settings.some(isRename)?withCode("New entries of `renamed` count now, the rest wo\
uld change after the merge:"):["Would change after the merge:"]}function formatConfigItems({settings}){let items=settings.
slice(0,MAX_ITEMS).map(formatSetting),more=settings.length-items.length;return more===0?items:[...items,richText`and ${more.
toLocaleString("en-US")} more in the JSON report`]}function formatConfigLine(change){return formatRichText([formatConfigSentence(
change),...formatConfigItems(change).map(prependSeparator)].flat(),LOG_FORMATTER)}var LOG_FORMATTER={plain:text2=>text2,
strong:text2=>text2,code:UNCUT_FORMATTER.code,untrusted:text2=>quoteUntrustedText(text2)};function prependSeparator(words,index){
return[index===0?" ":"; ",...words]}function formatSetting({budget,key,base,head}){if(budget!==null&&key===null)return base===
null?richText`${asUntrustedText(budget)} added: ${formatSettingValue(head)}`:richText`${asUntrustedText(budget)} removed: ${formatSettingValue(
base)}`;let change=richText`${formatKey(key??"")} ${formatSettingValue(base)} → ${formatSettingValue(head)}`;return budget===
null?change:richText`${asUntrustedText(budget)}: ${change}`}function formatKey(key){return/^[a-z]+(?:[- ][a-z]+)*$/.test(
key)?key:asUntrustedText(key)}function formatSettingValue(text2){return text2===null?"not set":asUntrustedText(text2)}var HEADLINES={"same-tree":"base and head have the same files",paths:"no changed file is inside of paths","depends-on":"\
all files that the benchmarks depend on are the same on both sides"};function formatSkipReason({decisions,shard}){if(shard!==
null&&isEmptyShard(shard))return`Not measured: shard ${formatShard(shard)} has no benchmark, because there are only ${shard.
benchmarks.length}`;let reasons=new Set(decisions.map(({reason})=>reason)),[only]=reasons,text2=reasons.size===1&&only!==
void 0?HEADLINES[only]:void 0;return`Not measured: ${decisions.some(({isClaim})=>isClaim)?`${CLAIM} `:""}${text2??"nothi\
ng that the benchmarks depend on changed"}`}var CLAIM="the measuring job says that",PATHS=asCode("paths"),DEPENDS_ON=asCode(
"depends-on"),DETAILS={"same-tree":({examples})=>richText`base and head have the same files, tree ${listPaths(examples,1)}`,
paths:({examples,count:count2})=>richText`${count2===1?"the only changed file is":`all ${count2.toLocaleString("en-US")}\
 changed files are`} outside of ${PATHS}: ${listPaths(examples,count2)}`,"depends-on":({examples,count:count2,isClaim})=>richText`${isClaim?
`${CLAIM} `:""}everything in ${DEPENDS_ON} and in the command is the same on both sides, ${formatCount(count2,"file")}: ${listPaths(
examples,count2)}`,"changed-inside":({examples,count:count2})=>richText`${formatCount(count2,"changed file")} inside of ${PATHS}: ${listPaths(
examples,count2)}`,"changed-gate":({examples,count:count2})=>richText`${formatCount(count2,"changed file")} on which the gate itself depends: ${listPaths(
examples,count2)}`,"changed-benchmarks":({examples,count:count2})=>richText`${formatCount(count2,"changed file")} that base gets from head by ${asCode(
"benchmark-files")}: ${listPaths(examples,count2)}`,"paths-folder":({examples,count:count2})=>richText`${listPaths(examples,
count2)} of ${PATHS} ${count2===1?"is a folder":"are folders"}, and patterns match files; write ${listPaths(examples.map(
toFolderPattern),count2)}`,"paths-unmatched":({examples,count:count2})=>richText`no file matches ${listPaths(examples,count2)} of ${PATHS}`,
"depends-on-unmatched":({examples,count:count2})=>richText`on one side no file matches ${listPaths(examples,count2)} of ${DEPENDS_ON}`,
"command-outside":({examples,count:count2})=>richText`the command names ${count2===1?"a place":"places"} outside of the tree, where nothing is compared: ${listPaths(
examples,count2)}`,"files-differ":({examples,count:count2})=>richText`${formatCount(count2,"file")} not the same on both sides: ${listPaths(
examples,count2)}`,"files-unreadable":({examples,count:count2})=>richText`${formatCount(count2,"file")} that could not be compared: ${listPaths(
examples,count2)}`,"links-astray":({examples,count:count2})=>richText`${formatCount(count2,"link")} that ${count2===1?"l\
eads":"lead"} out of the tree or to nothing: ${listPaths(examples,count2)}`};function formatDetail(decision){return formatRichText(
DETAILS[decision.reason](decision),PLAIN_FORMATTER).replaceAll("`","")}function listDecisions({decisions}){return decisions.
map(decision=>{let what=decision.command===null?null:richText` ${asUntrustedText(decision.command)}`,where=decision.leg===
null?null:richText` on ${asUntrustedText(decision.leg)}`,verb=isSkip(decision)?"Not measured":"Measured";return richText`${verb}${what}${where}: ${DETAILS[decision.
reason](decision)}.`})}function listPaths(examples,count2){let more=count2-examples.length,shown=examples.flatMap((path5,index)=>[
...index===0?[]:[", "],asUntrustedText(path5)]);return more>0?[...shown,` and ${more.toLocaleString("en-US")} more`]:shown}var SMALLEST=5e-5;function isLevelVerdict(verdict){return typeof verdict.anchored?.level=="object"}function lacksLevel(verdict){
return typeof verdict.anchored?.level=="string"}function isLeftToWarning(verdict){return verdict.isUnjudged||lacksLevel(
verdict)&&verdict.level!=="fail"}var MISSING_WORDS={"no-anchor":"no level is known","no-comparison":"no run compared it \
since then","no-ratio":"its values have no ratio, or are too few"};function formatLevelFinding(name,row,verdict){let{outcome:outcome2,
limit,anchored}=verdict,{level,against}=anchored,amount=formatAmount(row,level,outcome2==="fail"?null:"measured"),interval=level.
isExact?[]:richText` (95% interval ${formatInterval(level.interval)??"unknown"})`,unsure=outcome2==="fail"?[]:[", which \
is too close to its limit to be sure"],named=against===level.anchor.name?[]:richText` against ${asUntrustedText(against)}`,
own=formatOwnPart(row,level);return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowedChange(
limit)}${own}.`}function formatMissingLevelFinding(name,{anchored,limit}){return richText`The budget of ${name} against ${asUntrustedText(
anchored.against)}, which allows ${formatAllowedChange(limit)}, is inconclusive: ${MISSING_WORDS[anchored.level]}.`}function formatAllowedChange(limit){
return limit===null||limit===0?"none":formatPercent(limit)}function formatUndecidedLevels(rows){let open2=rows.flatMap(({
verdicts})=>verdicts).filter(verdict=>verdict.outcome==="unknown"&&!isAboutChange(verdict)&&!isLeftToWarning(verdict));return open2.
length===0?null:`${formatCount(open2.length,"budget")} against a release undecided`}function formatAmount(row,{change},measured){
let words=changeWordsOf(row),[own]=words.verb,verb=measured??(own==="got"?"is":own);return Math.abs(change)<SMALLEST?richText`${verb} the same as`:
richText`${verb} ${emphasise(`${formatMagnitude(change)} ${change>0?words.more:words.less}`)} than`}function formatOwnPart(row,{
isBase}){let{change,better,state,isAllowed}=row;if(isBase||change===null)return"";if(Math.abs(change)<SMALLEST)return"; \
this pull request adds nothing";let isSignificant2=state==="regression"||state==="improvement"||isAllowed||row.exact,isWorse2=change>
0==(better==="lower"),size=formatMagnitude(change);return`; this pull request ${isWorse2?`adds ${size}`:`takes ${size} o\
ff`}${isSignificant2?"":", which may be chance"}`}function listLevelFacts({outcome:outcome2,anchored:{level}}){return[...level.
isBase?[]:[richText`base ${formatChange(level.base)} since ${asUntrustedText(level.anchor.name)}`],...level.isExact?[]:[
richText`${formatPValue(level.p)}`],...outcome2==="unknown"?[richText`more runs of base against ${asUntrustedText(level.
anchor.name)} make it more certain`]:[]]}var MAX_SHOWN=3,MIN_SHOWN=.01;function hasLevel(row){return row.since!==null}function listChangedSince(rows){
let worseningOf2=({better:better2,since})=>better2==="lower"?since.change:-since.change,changed=rows.filter(hasLevel).filter(
({since})=>since.isSignificant&&Math.abs(since.change)>=MIN_SHOWN),worse=changed.filter(row=>worseningOf2(row)>0),better=changed.
filter(row=>worseningOf2(row)<=0);return[...worse.toSorted((a,b)=>worseningOf2(b)-worseningOf2(a)),...better.toSorted((a,b)=>worseningOf2(
a)-worseningOf2(b))]}function formatSinceLine({rows}){let hasFinding=row=>row.verdicts.some(verdict=>isLevelVerdict(verdict)&&
verdict.outcome!=="pass"),changed=listChangedSince(rows).filter(row=>!hasFinding(row)),[first]=changed;if(first===void 0)
return null;let hasSeveralMetrics=new Set(rows.map(({metric})=>metric)).size>1,{labelOf:labelOf3}=namesOfRows(rows),items=changed.
slice(0,MAX_SHOWN).map(({name,metric,change,since})=>{let label=asUntrustedText(labelOf3(name)),subject=hasSeveralMetrics?
richText`${label} ${asUntrustedText(metric)}`:label,share=change===null?"":` (this pull request ${formatChange(change)})`;
return richText`${subject} ${emphasise(formatChange(since.change))}${share}`}),more=changed.length-items.length,rest=more===
0?null:[formatCount(more,"more result")];return richText`Since ${asUntrustedText(first.since.anchor.name)}: ${joinRichTexts(
[...items,rest],", ")}.`}function listSinceFacts(rows){let first=rows.find(hasLevel);return first===void 0||listChangedSince(
rows).length>0?[]:[richText`since ${asUntrustedText(first.since.anchor.name)}: no significant change of 1% or more`]}function worseSignOf({better,base}){let grows=better==="lower"?1:-1;return base!==null&&base.median<0?-grows:grows}function worseningOf(row){
return row.change===null?null:worseSignOf(row)*row.change}function worseningIntervalOf(row){if(row.interval===null)return null;
let{high}=row.interval,low=row.interval.low<=-1?Number.NEGATIVE_INFINITY:row.interval.low;return worseSignOf(row)===1?{low,
high}:{low:-high,high:-low}}function allowedWorseningOf({verdicts}){let limits=verdicts.filter(isAboutChange).flatMap(({
kind,limit})=>kind==="max-regression"&&limit!==null?[limit]:[]);return limits.length===0?null:Math.min(...limits)}function allowedValueOf({
verdicts}){return verdicts.find(({kind})=>isAbsoluteLimit(kind))?.limit??null}function undecidedReasonOf(row,verdict){if(findImpossibleValue(row)!==null)return"impossible";if(isAbsoluteLimit(verdict.
kind))return"varies";if(verdict.isHeld)return"held";if(row.exact&&row.placements!==null)return"placements";if(row.interval===
null&&!row.exact)return"no-ratio";let range=formatInterval(row.interval)===null?null:worseningIntervalOf(row);if(range===
null)return"few-values";let allowed=allowedChangeOf2(row,verdict);return range.high<=allowed?"within":range.low>allowed?
"beyond":"straddles"}function allowedChangeOf2({base},{limit,minDelta}){let floor=minDelta===0||base===null||base.median===
0?0:minDelta/Math.abs(base.median);return Math.max(limit??0,floor)}function isForMoreRounds(reason){return reason!=="imp\
ossible"&&reason!=="no-ratio"}function lacksSignificance({p},{alpha}){return p!==null&&alpha!==null&&alpha>0&&p>2*alpha}function describeVerdict(subject,verdict){let{row,name}=subject;return isLevelVerdict(verdict)&&!("members"in row)?formatLevelFinding(
name,row,verdict):lacksLevel(verdict)?formatMissingLevelFinding(name,verdict):verdict.outcome==="fail"?formatBrokenBudget(
subject,verdict):formatUndecidedBudget(subject,verdict)}function formatBrokenBudget({row,name,metrics},{kind,limit}){if(kind===
"new"||kind==="removed")return formatMissingSide(name,kind,metrics);if(limit===null||row.head===null)return richText`${name} broke its budget ${asUntrustedText(
kind)}.`;if(isAbsoluteLimit(kind)){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} is at ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}.`}return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit===
0?"none":formatPercent(limit)}.`}function formatMissingSide(name,kind,metrics){if(metrics===null)return kind==="new"?richText`${name} is ${emphasise(
"new")}, and this gate does not allow new benchmarks.`:richText`${name} was ${emphasise("removed")}: base has it, head does not.`;
let all=formatNames(metrics);return kind==="new"?richText`${name} has ${emphasise(metrics.length===1?"a new metric":"new\
 metrics")}, which this gate does not allow: ${all}.`:richText`${name} ${emphasise(metrics.length===1?"lost a metric":"l\
ost metrics")} that base has: ${all}. Check that the command on head still asks for them.`}function formatUndecidedBudget({
row,name},verdict){let{kind,limit}=verdict;if(limit===null||row.head===null)return richText`The budget ${asUntrustedText(
kind)} of ${name} is inconclusive.`;let reason=undecidedReasonOf(row,verdict);if(reason==="impossible"){let{value,side}=findImpossibleValue(
row);return richText`${name} has ${emphasisePiece(toQuantityPiece(value,row.unit))} on ${side}, which cannot have been measured.`}
if(reason==="varies"){let value=emphasisePiece(toQuantityPiece(row.head.median,row.unit));return richText`${name} measured ${value}, ${formatBoundSide(
kind)} of ${toQuantityPiece(limit,row.unit)}, but its values vary too much to be sure.`}let allowed=formatAllowance(row,
verdict);if(reason==="held")return richText`${name} ${formatRowChange(row)}. Its budget allows ${allowed}. But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
let measured=richText`${name} ${formatRowChange(row,"measured")}`,range=formatInterval(row.interval);return reason==="be\
yond"?richText`${measured}. It ${seemsWorse(row)} than allowed (${range??""}, allowed ${allowed}), but ${formatRoundCount(
row)} not proof yet${formatMissingProof(row,verdict)}.`:richText`${measured}, but ${explainUndecidedRow(reason,row,range)}. Its budget allows ${allowed}.`}
function explainUndecidedRow(reason,row,range){return reason==="placements"?"it was counted in too few placements to be \
sure":reason==="no-ratio"?"values below zero have no ratio, and so no interval":reason==="within"?`${formatRoundCount(row)}\
 too few for a verdict`:range===null?"there are too few values to be sure":`anything from ${range} is possible (95% inte\
rval)`}function formatAllowance(row,verdict){let{limit,minDelta}=verdict,ratio=limit===0?"none":formatPercent(limit??0);
return minDelta>0&&allowedChangeOf2(row,verdict)>(limit??0)?richText`${ratio}, or up to ${toQuantityPiece(minDelta,row.unit)}`:
[ratio]}function seemsWorse(row){let verb=changeWordsOf(row).verb[1],worse=worseWordOf(row);return verb==="got"||verb===
"are"?`looks ${worse}`:`seems to ${verb} ${worse}`}function formatMissingProof(row,verdict){if(!lacksSignificance(row,verdict))
return"";let[p,needed]=formatProbabilities(row.p,2*verdict.alpha);return`: p=${p}, needed ${needed}`}function formatRoundCount(row){
let count2=Math.min(...[row.base,row.head].map(side=>new Set(side?.rounds).size));return`${formatCount(count2,isCount(row)?
"placement":"round")} ${count2===1?"is":"are"}`}function formatRowChange(row,verb=changeWordsOf(row).verb[0]){let{base,head,
change,unit}=row;if(base===null||head===null)return richText`was not measured on both sides`;if(change===null)return richText`went from ${emphasisePiece(
toQuantityPiece(base.median,unit))} to ${emphasisePiece(toQuantityPiece(head.median,unit))}`;let{more,less}=changeWordsOf(
row),isMore=base.median<0?change<0:change>0;return[...change===0?["measured the same"]:[`${verb} `,emphasise(`${formatMagnitude(
change)} ${isMore?more:less}`)],...formatEnds(row,change)]}var SAME_CHANGE=.05,TOO_SMALL_TO_SEE=.001;function formatEnds({
base,head,exact,delta,unit},change){let[from,to]=[toQuantityPiece(base.median,unit),toQuantityPiece(head.median,unit)],ends=richText`${from} → ${to}`;
if(exact)return richText`: ${ends}`;let isUnseen=Math.abs(change)<TOO_SMALL_TO_SEE&&formatQuantity(base.median,unit)===formatQuantity(
head.median,unit);if(delta!==null&&Math.abs(delta-change)<=SAME_CHANGE*Math.abs(change)||isUnseen)return richText`: medians ${ends}`;
let own=delta===null||delta*change<=0?[]:richText` (medians ${ends}, ${formatChange(delta)})`;return richText` by the typical ratio of two values${own}`}
var MAX_NAMES3=3;function formatNames(names){let limit=names.length===MAX_NAMES3+1?names.length:MAX_NAMES3;return list(names.
map(asUntrustedText),limit)}function formatBoundSide(kind){return kind==="max"?"above the ceiling":"below the floor"}function emphasisePiece(piece){
return typeof piece=="string"?emphasise(piece):piece}function formatFacts(row,{verdict,severalGroups,names}){let label=groupLabelOf(row),group=severalGroups&&label!==null?richText`${asUntrustedText(
names.labelOfGroup(label))}`:null;if(verdict.limit===null)return group??[];let unit=richText`${asUntrustedText(row.unit)}`;
if(!isAboutChange(verdict)){let facts2=isLevelVerdict(verdict)?listLevelFacts(verdict):[];return joinRichTexts([group,unit,
...facts2],SEPARATOR)}let isTooSoon=verdict.outcome==="unknown"&&row.placements!==null,where=row.placements===null?"run":
"placement",sizes=[row.base,row.head].flatMap(side=>side?.n??[]),facts=[group,row.renamed===null?null:formatRename(row.renamed,
names.labelOf),unit,"members"in row?formatMembers(row,names):null,...isAbsoluteLimit(verdict.kind)?[formatHeadInterval(row)]:
listChangeFacts(row,verdict),row.exact&&!isTooSoon?richText`the same in every ${where}, so no test is needed`:null,formatDetectable(
row,verdict),formatDecidingFactors(row,verdict),richText`n=${[...new Set(sizes)].join("+")}`];return joinRichTexts(facts,
SEPARATOR)}var SEPARATOR=" \xB7 ";function formatMembers({members,leftOut},{labelOf:labelOf3}){let zeros=leftOut===0?"":
`, without ${leftOut.toLocaleString("en-US")} that have zeros`;return richText`over ${formatNames(members.map(({name})=>labelOf3(
name)))}${zeros}`}function formatDetectable(row,{outcome:outcome2}){let detectable="detectable"in row?row.detectable:null;
return outcome2!=="unknown"||detectable===null?null:richText`minimum detectable change ${formatMargin(detectable)}`}function formatDecidingFactors(row,{
outcome:outcome2,kind}){let factors="wouldDecide"in row?row.wouldDecide:null;if(outcome2!=="unknown"||factors===null||factors.
kind!==kind)return null;let{minutes,limit}=factors;if(minutes===null&&limit===null)return null;let size=value=>isAbsoluteLimit(
kind)?toQuantityPiece(value,row.unit):formatPercent(value),ways=[minutes===null?null:richText`about ${formatCount(minutes,
"more minute")}`,limit===null?null:richText`a limit of ${size(limit)}`];return richText`would be decided by ${joinRichTexts(
ways,", or by ")}`}function formatHeadInterval({head,exact,unit}){if(head===null||exact)return null;let{low,high}=head.medianInterval;
return!Number.isFinite(low)||!Number.isFinite(high)?null:richText`95% interval ${toQuantityPiece(low,unit)} to ${toQuantityPiece(
high,unit)}`}function listChangeFacts(row,verdict){let{interval,p}=row,range=verdict.outcome==="fail"?formatInterval(interval):
null,{early}=verdict,noun=isCount(row)?"placements":"rounds",isEarly=hasStoppedEarly(row,verdict);return[range===null?null:
richText`95% interval of the change ${range}`,p===null?null:formatTest(row,p,verdict),early!==null&&isEarly?richText`measured so far, after ${early.
rounds} of at most ${early.of} ${noun}`:null]}function formatTest(row,p,verdict){if(verdict.outcome!=="unknown")return[formatPValue(
p)];let reason=undecidedReasonOf(row,verdict);if(!lacksSignificance(row,verdict)){let remark=reason==="straddles"?", whi\
ch is significant, but the change may be within the limit":"";return[`${formatPValue(p)}${remark}`]}if(reason==="beyond")
return null;if(reason==="within")return[formatPValue(p)];let[shown,needed]=formatProbabilities(p,2*verdict.alpha);return[
`p=${shown} (${needed} or less is needed)`]}function formatTotals({unit,base,head}){return`base ${formatProfileValue(base,unit)}, head ${formatProfileValue(head,unit)}\
 (${formatChange(head/base-1)})`}var FLAME_PAGE_TITLE="Which function changed";function formatFunctionCount(changed,touched){
let note=touched===0?"":`, ${touched} in files of this change, shown first`;return`${formatCount(changed,"function")} ch\
anged${note}`}function formatDeltaInterval({low,high},unit){return low===null||high===null?null:`${formatProfileDelta(low,
unit)} to ${formatProfileDelta(high,unit)}`}function formatProfileCount({base,head}){return base===head?`${formatCount(base,
"profile")} a side`:`${formatCount(base,"profile")} of base and ${head} of head`}function formatOrigin({runs,samples}){let profiles=formatProfileCount(
runs);return samples===null?profiles:`${profiles}, ${formatCount(samples.base,"sample")} of base, ${samples.head.toLocaleString(
"en-US")} of head`}function explainNoFunction({reason,strongest,runs},{source,formatDelta:formatDelta2,option}){if(strongest===
null)return richText`No function is named: the profiles of both sides do not differ${source}.`;let start=richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta2(
strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;return reason==="few-samples"?richText`${start} If it is real, ${formatCount(
runs??0,"profile")} a side would show it${option}.`:richText`${start} More profiles would hardly help.`}function listProfileNotes(attribution){
let{unnamed,unit}=attribution,silence=unnamed&&explainNoFunction(unnamed,{source:"",formatDelta:value=>richText`${formatProfileDelta(
value,unit)}`,option:[]});return[silence&&formatRichText(silence,PLAIN_FORMATTER),warnOfOneRun(attribution),warnOfSpread(
attribution)].filter(note=>note!==null)}function warnOfOneRun({runs,functions}){return runs.base>1&&runs.head>1||functions.
length===0?null:"One profile on a side does not show its noise. Give several profiles of each side to get intervals."}var LARGE_SPREAD=.1;
function warnOfSpread({spread}){return spread===null||spread<LARGE_SPREAD?null:`The totals of the runs differ by ${Math.
round(100*spread)} % (standard deviation), which widens all intervals. Give each run the same work, on a machine that do\
es nothing else.`}var MAX_LENGTH=60;function formatProfileValue(value,unit){let text2=unit==="ns"?formatQuantity(value/1e9,
"sec"):formatQuantity(value,unit);return unit==="ns"?text2:cleanUntrustedText(text2,MAX_LENGTH)}function formatProfileDelta(value,unit){
return`${value>0?"+":""}${formatProfileValue(value,unit)}`}var CHANGE_STYLES={grew:{sign:"\u25B2",label:"own time grew"},
"grew-some":{sign:"\u25B3",label:"may have grown"},same:{sign:"",label:"no change"},"shrank-some":{sign:"\u25BD",label:"\
may have shrunk"},shrank:{sign:"\u25BC",label:"own time shrank"},new:{sign:"\u271A",label:"new on head"},gone:{sign:"\u2716",
label:"gone on head"}};var MAX_ROWS3=5;function describeFunctions({functions}){if(functions===null)return null;if(functions.kind==="missing")return onlyIntro(
richText`${MISSING[functions.reason]}`);let{attribution}=functions,{unnamed}=attribution;if(unnamed!==null)return onlyIntro(
explainSilence2(functions,unnamed));let sorted=sortForReaders(attribution.functions),shown=sorted.slice(0,MAX_ROWS3),hidden=sorted.
slice(MAX_ROWS3),rest=hidden.reduce((sum2,{deltaSelf})=>sum2+deltaSelf,functions.elsewhere),more=hidden.length===0?"else\
where":`elsewhere, which includes ${formatCount(hidden.length,"more function")}`;return{intro:formatIntro(functions),rows:shown.
map(one=>describeFunction(one,functions)),elsewhere:richText`${formatDelta(rest,functions)} ${more}`,hasIntervals:shown.
some(({low})=>low!==null)}}var MISSING={metric:"No function is named: the profiles do not measure this metric.","no-prof\
ile":"No function is named, because there are no profiles of both sides. A warning says why."};function onlyIntro(intro){
return{intro,rows:[],elsewhere:null,hasIntervals:!1}}function sortForReaders(functions){let rank=({touched})=>touched?0:
1;return functions.toSorted((one,other)=>rank(one)-rank(other)||Math.abs(other.deltaSelf)-Math.abs(one.deltaSelf))}function formatIntro({
attribution,isOfCommand,isProportional}){let{functions}=attribution,touched=functions.filter(one=>one.touched).length,where=touched===
0?"":functions.length===1?", in a file of this change":`, ${touched} of them in files of this change`;return richText`${isOfCommand?
"Own time in profiles of the whole command, as a share of its time on base":"Own time of functions"}, from ${formatProfileCount(
attribution.runs)}: ${formatCount(functions.length,"function")} changed${where}.${isProportional?" Their shares do not d\
iffer, so all of them grew with the benchmark, and none stands out.":""}`}function explainSilence2(functions,unnamed){return explainNoFunction(
unnamed,{source:`, from ${formatProfileCount(functions.attribution.runs)}`,formatDelta:value=>formatDelta(value,functions),
option:richText` (${asCode("runs")} of ${asCode("profile")})`})}function describeFunction(one,functions){let{name,file,deltaSelf,
low,high,touched}=one,mark=touched?", in this change":"";return{delta:formatDelta(deltaSelf,functions),interval:low===null||
high===null?null:richText`${formatDelta(low,functions)} to ${formatDelta(high,functions)}`,name:richText`${asUntrustedText(
name)}`,file:file===null?[]:richText`${asUntrustedText(file)}${mark}`}}function formatDelta(value,{attribution,isOfCommand}){
return isOfCommand?richText`${formatChange(value/attribution.base)}`:richText`${value>0?"+":""}${toQuantityPiece(value,attribution.
unit)}`}function formatMainFunction({functions}){if(functions?.kind!=="compared")return null;let[first]=sortForReaders(functions.
attribution.functions);if(first===void 0)return null;let{name,file,deltaSelf}=first,place=file===null?[]:richText` (${asUntrustedText(
file)})`;return richText`Of it ${formatDelta(deltaSelf,functions)} in ${asUntrustedText(name)}${place}.`}var MIN_ROUNDS2=6,LEVEL_ORDER=["fail","warn","report"];function listFindings({rows,judgedGeomeans}){let severalGroups=new Set(
rows.map(groupLabelOf)).size>1,metricsOf=collectMissingMetrics(rows),countsSentenceOf=makeCountsSentence(rows),names=namesOfRows(
rows),{subjectOf,labelOf:labelOf3}=names,rank=({outcome:outcome2,level})=>(outcome2==="fail"?0:3)+LEVEL_ORDER.indexOf(level);
return[...rows,...judgedGeomeans].flatMap(row=>row.verdicts.map(verdict=>({row,verdict}))).filter(({verdict})=>verdict.outcome!==
"pass"&&!isLeftToWarning(verdict)).filter(makeOncePerBenchmark()).toSorted((left,right)=>rank(left.verdict)-rank(right.verdict)).
map(({row,verdict})=>{let metrics=verdict.limit===null?metricsOf(verdict.kind,row)?.map(names.labelOfMetric)??null:null,
name=verdict.limit===null&&!("members"in row)?[asUntrustedText(labelOf3(row.name))]:subjectOf(row),what=describeVerdict(
{row,name,metrics},verdict),counted=isAboutChange(verdict)?countsSentenceOf(row,verdict):null;return{row,label:"members"in
row?null:labelOf3(row.name),verdict,what:counted===null?what:richText`${what} ${counted}`,facts:formatFacts(row,{verdict,
severalGroups,names}),because:verdict.because,culprit:verdict.outcome==="fail"&&isAboutChange(verdict)?formatCulpritOf(row):
null,functions:verdict.outcome==="fail"&&isAboutChange(verdict)&&"state"in row?describeFunctions(row):null,metrics}}).map(
makeReasonOnce())}function formatCulpritOf(row){return"culprit"in row&&row.culprit!==null?formatCulprit(row.culprit):null}
function makeOncePerBenchmark(){let seen=new Set;return({row,verdict})=>{let key=missingSideKeyOf(verdict.kind,row),isFirst=verdict.
limit!==null||!seen.has(key);return seen.add(key),isFirst}}function missingSideKeyOf(kind,row){return`${kind} ${benchmarkKeyOf(
row)}`}function collectMissingMetrics(rows){let isOfBoth=makeBothSidesCheck(rows),metrics=new Map;for(let row of rows.filter(
isOfBoth))for(let{kind}of row.verdicts.filter(({limit})=>limit===null)){let key=missingSideKeyOf(kind,row);metrics.set(key,
[...metrics.get(key)??[],row.metric])}return(kind,row)=>metrics.get(missingSideKeyOf(kind,row))??null}function makeReasonOnce(){
let seen=new Set;return finding=>{let{because}=finding,isKnown=seen.has(because);return seen.add(because),isKnown?{...finding,
because:null}:finding}}function openReasonOf({row,verdict}){if(verdict.outcome!=="unknown"||!isAboutChange(verdict))return null;
let reason=undecidedReasonOf(row,verdict);return isForMoreRounds(reason)?reason:null}function needsAdvice(findings){return findings.
some(finding=>openReasonOf(finding)!==null)}function formatAdvice({rounds,baseBrokeIn},findings){let undecided=findings.
filter(finding=>openReasonOf(finding)!==null);if(undecided.length>0&&undecided.every(({row})=>isCount(row)))return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText(
"max-minutes")}. Otherwise widen the budget.`;if(baseBrokeIn!==null)return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
let knobs=richText`${asUntrustedText("rounds")} and ${asUntrustedText("max-minutes")}`,tooFew=`${formatCount(rounds,"rou\
nd")} ${rounds===1?"is":"are"} too few`;if(rounds<MIN_ROUNDS2)return richText`${tooFew} for a verdict. Allow more with ${knobs}.`;
let why=undecided.every(finding=>openReasonOf(finding)==="straddles")?"The noise of this machine hides changes this smal\
l":`${tooFew} for the noise of this machine`;return richText`${why}. Measure longer (${knobs}), use a quieter machine, or widen the budget.`}
function listPlainLines({row,what,facts,culprit,functions},because){let main=functions===null||!("state"in row)?null:formatMainFunction(
row);return[...[what,culprit,main,facts].filter(words=>words!==null&&words.length>0).map(words=>formatRichText(words,PLAIN_FORMATTER)),
...because===null?[]:[`Why this budget: ${cleanUntrustedText(because)}`]]}function formatAcceptedBy({by,at}){return richText`Accepted by ${asUntrustedText(`@${by}`)} on ${formatTime(at)}: `}function formatAuditLine({
label,by,isAuthor,at,scope,verdict}){let who=isAuthor?richText`${asUntrustedText(`@${by}`)}, who also opened the pull request,`:
richText`${asUntrustedText(`@${by}`)}`,reach=scope==="commit"?"It holds for this commit only: a new push needs a new lab\
el.":"It holds for every commit of this pull request.";return richText`Measured verdict: ${asUntrustedText(verdict)}. ${who} set the label ${asUntrustedText(
label)} on ${formatTime(at)}, so the check passes and the run counts as ${asUntrustedText("pass")}. ${reach}`}function formatTime(at){
let ms=Date.parse(at);return Number.isNaN(ms)?asUntrustedText(at):`${new Date(ms).toISOString().slice(0,16).replace("T",
" ")} UTC`}var ROW_KINDS=[...STATES,"not-significant","not-proved","allowed"],DEFAULT_ALLOWANCE=.05;function kindOf(row){if(row.state!==
"unchanged")return row.state;let allowed=allowanceOf(row),{low,high}=rangeOf(row)??UNBOUNDED;return low>=-allowed&&high<=
allowed?"unchanged":row.isAllowed?"allowed":/\d/.test(formatChangeCell(row))?"not-proved":"not-significant"}var UNBOUNDED={
low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function rangeOf({exact,change,interval}){return exact&&change!==
null?{low:change,high:change}:interval}function allowanceOf({verdicts,base}){let limit=allowedWorseningOf({verdicts})??DEFAULT_ALLOWANCE,
floors=verdicts.filter(isAboutChange).flatMap(({minDelta})=>minDelta>0?minDelta:[]);return floors.length===0||base===null||
base.median===0?limit:Math.max(limit,Math.min(...floors)/Math.abs(base.median))}function halfWidthOf2({interval}){if(interval===
null)return null;let half=(interval.high-interval.low)/2;return Number.isFinite(half)?half:null}var KIND_WORDS=[["regres\
sion","worse"],["inconclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no si\
gnificant change"],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],["f\
ailed","failed"]],WORDS=new Map(KIND_WORDS);function countKinds(rows){let all=rows.map(row=>({row,kind:kindOf(row)}));return KIND_WORDS.flatMap(([kind,word])=>{let own=all.
filter(one=>one.kind===kind).map(({row})=>row);if(own.length===0)return[];let margin=kind==="not-significant"?formatWidest(
own):"";return[`${own.length.toLocaleString("en-US")} ${kind==="not-significant"?"with ":""}${word}${margin}`]})}function formatWidest(rows){
let widths=rows.flatMap(row=>halfWidthOf2(row)??[]);return widths.length===0?"":` (${rows.length===1?"":"up to "}\xB1${formatMargin(
widths.reduce((one,other)=>Math.max(one,other)))})`}function summariseUnchangedRows(rows){return rows.every(row=>kindOf(
row)==="unchanged")?formatCount(rows.length,"unchanged result"):`${formatCount(rows.length,"result")}: ${formatList(countKinds(
rows))}`}var MAX_WORSENINGS=2,CONCLUSION_ICONS={pass:"good",warn:"warning",fail:"bad",inconclusive:"undecided",error:"broken"};function makeHeadline(report2){
let{conclusion,accepted,rows}=report2,isWeak=explainEmptyPass(rows)!==null||isJudgedByItself(report2);return{mark:accepted!==
null||conclusion==="pass"&&isWeak?"warning":CONCLUSION_ICONS[conclusion],text:formatRichText(formatHeadline(report2),PLAIN_FORMATTER)}}
function formatHeadline(report2){let{conclusion,accepted,rows}=report2;if(accepted!==null)return[...formatAcceptedBy(accepted),
lowerFirst(LINES[accepted.verdict](report2))];if(conclusion==="pass"&&isNothingMeasured(report2))return[formatSkipReason(
report2)];let empty=conclusion==="pass"?explainEmptyPass(rows):null;if(empty!==null)return[empty];let own=conclusion==="\
pass"&&isJudgedByItself(report2)?", by the configuration of this pull request":"";return[LINES[conclusion](report2)+own]}
function isJudgedByItself({problems}){return problems.some(({code})=>code==="config-broken-on-base")}function explainEmptyPass(rows){
return isBaseMissing(rows)?"Nothing to compare with: base has no results":isNothingJudged(rows)?"Nothing was judged: bas\
e was measured on another machine":null}function formatCounts({rows}){let kinds=countKinds(rows),about2=`${formatCount(countBenchmarks(
rows),"benchmark")}, ${formatCount(rows.length,"result")}`;return[kinds.length===0?about2:`${about2}: ${kinds.join(", ")}`,
formatUndecidedLevels(rows),formatRenameCount(rows)].filter(part=>part!==null).join("; ")}function countBenchmarks(rows){
return new Set(rows.map(benchmarkKeyOf)).size}var LINES={pass:report2=>{let{rows,judgedGeomeans}=report2;if([...rows,...judgedGeomeans].
every(({verdicts})=>verdicts.length===0))return"No budget applies to these benchmarks";if(hasBroken(report2,"report"))return`${brokenLine(
report2,"report")} (for information only)`;let better=countBenchmarks(rows.filter(({state})=>state==="improvement")),improved=better===
0?[]:[`${better} got better`],open2=listUndecidedSubjects(report2,["warn","report"]),undecided=open2.length===0?[]:[`${formatList(
open2)} inconclusive`];return["No benchmark broke its budget",...improved,...undecided].join(", ")},warn:report2=>`${brokenLine(
report2,"warn")} (a warning only)`,fail:report2=>brokenLine(report2,"fail"),inconclusive:report2=>{if(report2.baseBrokeIn!==
null)return`Inconclusive: base ran at first and failed in round ${report2.baseBrokeIn}`;let open2=listUndecidedSubjects(
report2,["fail"]);return open2.length===0?"Inconclusive: names of benchmarks on base are not the same in each invocation":
`Inconclusive: ${formatList(open2)}`},error:report2=>formatErrorLine(report2)};function listUndecidedSubjects({rows,judgedGeomeans},levels){
let isOpen=verdict=>levels.includes(verdict.level)&&verdict.outcome==="unknown"&&!isLeftToWarning(verdict),count2=isWanted=>countBenchmarks(
rows.filter(({verdicts})=>verdicts.some(one=>isOpen(one)&&isWanted(one)))),[open2,sinceRelease]=[count2(isAboutChange),count2(
verdict=>!isAboutChange(verdict))];return[...open2===0?[]:[formatCount(open2,"benchmark")],...geomeansIn(judgedGeomeans.
filter(({verdicts})=>verdicts.some(isOpen))),...sinceRelease===0?[]:[`${formatCount(sinceRelease,"benchmark")} against a\
 release`]]}function hasBroken({rows,judgedGeomeans},level){return[...rows,...judgedGeomeans].some(({verdicts})=>verdicts.
some(verdict=>hasOutcome(verdict,level,"fail")))}function brokenLine({rows,judgedGeomeans},level){let broken=rows.flatMap(
row=>row.verdicts.filter(verdict=>hasOutcome(verdict,level,"fail")).map(verdict=>({row,verdict}))),limits=broken.filter(
({verdict})=>verdict.limit!==null&&isAboutChange(verdict)),levels=broken.filter(({verdict})=>!isAboutChange(verdict)),members=[
"removed","new"].flatMap(kind=>{let own=broken.filter(({verdict})=>verdict.kind===kind).map(({row})=>row);return membersLines(
own,{kind,isOfBoth:makeBothSidesCheck(rows)})}),geomeans2=judgedGeomeans.filter(({verdicts})=>verdicts.some(verdict=>hasOutcome(
verdict,level,"fail"))),budgets=[...budgetsLine(limits,geomeans2),...levelsLine(levels)];return budgets.length===0?`${formatList(
members)}, which this gate does not allow`:capitalise(formatList([...budgets,...members]))}function membersLines(rows,{kind,
isOfBoth}){let partly=rows.filter(isOfBoth),[whole,changed]=[countBenchmarks(rows.filter(row=>!isOfBoth(row))),countBenchmarks(
partly)],metrics=new Set(partly.map(({metric})=>metric)).size,be=kind==="new"?["is","are"]:["was","were"],[verb,adjective]=kind===
"new"?[changed===1?"has":"have","new "]:["lost",""],what=metrics===1?`a ${adjective}metric`:`${metrics} ${adjective}metr\
ics`;return[...whole===0?[]:[`${formatCount(whole,"benchmark")} ${whole===1?be[0]:be[1]} ${kind}`],...changed===0?[]:[`${formatCount(
changed,"benchmark")} ${verb} ${what}`]]}function budgetsLine(limits,geomeans2){if(limits.length===0)return geomeansLine(
geomeans2);if(geomeans2.length===0)return[limitsLine(limits)];let count2=formatCount(countBenchmarks(limits.map(({row})=>row)),
"benchmark");return[`${formatList([count2,...geomeansIn(geomeans2)])} broke their budgets`]}function geomeansIn([first,...others]){
return first===void 0?[]:others.length>0?[formatCount(others.length+1,"geomean")]:[`the geomean of ${formatCount(first.members.
length,"benchmark")}`]}function geomeansLine(geomeans2){let[first,...others]=geomeans2;return geomeansIn(geomeans2).map(
subject=>others.length>0?`${subject} broke their budget`:changeWordsOf(first).isClear?`${subject} ${changeWordsOf(first).
verb[0]} ${worseWordOf(first)} than its budget allows`:`${subject} broke its budget`)}function capitalise(sentence){return sentence.
slice(0,1).toUpperCase()+sentence.slice(1)}function limitsLine(broken){let isRegression=broken.every(({verdict})=>verdict.
kind==="max-regression");return describeBrokenRun(broken,isRegression,(row,isOne)=>changeWordsOf(row).verb[isOne?0:1],[[
"its budget","allows"],["their budget","allows"]])}function levelsLine(broken){return broken.length===0?[]:[describeBrokenRun(
broken,!0,levelVerbOf,[["its budget against a release","allows"],["their budgets against a release","allow"]])]}function describeBrokenRun(broken,isRegression,verbOf,[
ofOne,ofSeveral]){let rows=broken.map(({row})=>row),count2=countBenchmarks(rows),isOne=count2===1,[whose,allows]=isOne?ofOne:
ofSeveral,ways=[...new Set(rows.map(row=>`${verbOf(row,isOne)} ${worseWordOf(row)}`))];return isRegression&&ways.length<=
MAX_WORSENINGS&&rows.every(row=>changeWordsOf(row).isClear)?`${formatCount(count2,"benchmark")} ${ways.join(isOne?" and ":
" or ")} than ${whose} ${allows}`:`${formatCount(count2,"benchmark")} broke ${whose}`}function levelVerbOf(row,isOne){let verb=changeWordsOf(
row).verb[isOne?0:1];return verb!=="got"?verb:isOne?"is":"are"}function hasOutcome(verdict,level,outcome2){return verdict.
level===level&&verdict.outcome===outcome2}function isNothingJudged(rows){let verdicts=rows.flatMap(row=>row.verdicts);return verdicts.
length>0&&verdicts.every(verdict=>verdict.isUnjudged)}function isBaseMissing(rows){return rows.length>0&&rows.every(({base})=>base===
null)}var ERROR_LINES={configuration:"The configuration cannot be used","configuration-of-head":"The configuration of th\
is pull request is invalid",permission:"The report could not be made: the token may not read what it needs","workflow-un\
known":"The report could not be made: the workflow that measured is not on the default branch","measuring-failed":"The r\
eport could not be made: the run that measured did not succeed","pull-request-unknown":"The report could not be made: th\
e pull request of this commit is not known","recording-missing":"The report could not be made: there is no recording","r\
ecording-refused":"The report could not be made: a recording was refused","report-failed":"The report could not be made",
"not-measured":"Nothing was measured",cancelled:"Measuring was cancelled, so nothing is judged",tampered:"Nothing is jud\
ged: something interfered with the measuring","both-sides-failed":"The command or the configuration is wrong, not the pu\
ll request: base fails in the same way","setup-failed":"The setup failed on head","benchmark-failed":"The benchmark fail\
ed on head","time-over":"The time limit was over before head had a result","nothing-measured":"Head has no benchmark res\
ults","names-unstable":"Names of benchmarks are not the same in each invocation, so they cannot be judged","shard-missin\
g":"A part of the benchmarks has no recording","limit-misfit":"No verdict: the limit of a budget does not fit its metric",
"budgets-unmatched":"No verdict: no budget that can fail this check matches a result","rounds-too-few":"No verdict: thes\
e rounds can never show that a budget is broken"};function formatErrorLine({problems,legs}){let found=new Set(problems.filter(
({severity})=>severity==="error").map(({failure})=>failure)),first=FAILURES.find(failure=>found.has(failure)),line=first===
void 0?"No verdict because of an error":ERROR_LINES[first];return legs.length===0?line:`On at least one machine: ${lowerFirst(
line)}`}var ICONS={good:"\u2705",warning:"\u26A0\uFE0F",bad:"\u274C",undecided:"\u{1F7E1}",broken:"\u{1F6D1}"},LEVEL_ICONS={fail:ICONS.
bad,warn:ICONS.warning,report:"\u2139\uFE0F"},RANK={always:0,firstBroken:1,brokenRow:2,undecided:3,undecidedRow:4,oneSidedRow:5,
changedRow:6,furtherFindings:7,unchangedRow:8};function isBroken({verdicts}){return verdicts.some(({outcome:outcome2})=>outcome2===
"fail")}function isChanged({state}){return state==="regression"||state==="improvement"||state==="inconclusive"}function iconOf({
state,verdicts}){if(state==="improvement")return"\u{1F7E2}";if(state==="inconclusive")return ICONS.undecided;if(state!==
"regression")return"";let levels=verdicts.filter(({outcome:outcome2})=>outcome2==="fail").map(({level})=>level),worst=["\
fail","warn"].find(level=>levels.includes(level))??"report";return LEVEL_ICONS[worst]}function rankOf(row){return isBroken(
row)?RANK.brokenRow:row.head===null||row.base===null?RANK.oneSidedRow:row.state==="inconclusive"?RANK.undecidedRow:isChanged(
row)?RANK.changedRow:RANK.unchangedRow}var NEXT_STEPS_TITLE="What to do",GUIDE_TITLE="Reading the report",GUIDE_SECTIONS={fail:"a-budget-is-broken",inconclusive:"\
a-budget-is-undecided",error:"there-is-no-verdict"},DEFAULT_CONFIG=".github/bench-referee.yml",MAX_RENAMES=5,MAX_NAME_LENGTH2=200;
function listNextSteps(report2){let section=GUIDE_SECTIONS[report2.conclusion];if(section===void 0)return{steps:[],repeats:formatRepeats(
report2)};let broken=listFindings(report2).filter(({verdict})=>verdict.outcome==="fail"&&verdict.level==="fail"),removed=listRemovedRows(
broken);return{steps:[...acceptSteps(report2,broken),...excludeSteps(report2,removed),guideStep(report2,section)],repeats:formatRepeats(
report2)}}function acceptSteps(report2,broken){let{conclusion,guidance,configSource}=report2,{overrideLabel=null,failOn="\
regression"}=guidance??{},isError=conclusion==="error";if(isError&&overrideLabel===null)return[];if(isError)return[{text:richText`A run without a verdict cannot be accepted by a label.`}];
if(!canBeAccepted(conclusion,failOn))return[{text:richText`This verdict does not fail the check, so nothing has to be accepted.`}];
if(overrideLabel!==null)return[{text:richText`To accept it, a maintainer sets the label ${asCode(overrideLabel)} on the pull request and runs the failed jobs again.`}];
let settings=settingsToChange(broken);return settings.length===0?[]:[{text:richText`To allow it, maintainers ${configSource===
"none"?"set":"change"} ${list(settings)} in ${configPathOf(report2)} on the base branch.`}]}function settingsToChange(broken){
let isNew=broken.some(({verdict})=>verdict.kind==="new");return[...broken.length===0||broken.some(({verdict})=>verdict.limit!==
null)?[richText`the budget`]:[],...isNew?[richText`${asCode("new")}`]:[]]}function excludeSteps(report2,removed){if(removed.
length===0)return[];let proposed=new Set(report2.proposedRenames.map(({from})=>from)),unknown2=removed.filter(({name,shortName})=>!proposed.
has(name)&&!proposed.has(shortName??name)),file=configPathOf(report2),allow="removed: warn";if(unknown2.length===0)return[
{text:richText`For benchmarks that may be removed, maintainers write into ${file} on the base branch:`,yaml:allow}];let yaml=[
"# in this pull request, if it was renamed:",...renameLines([...new Set(unknown2.map(({name,shortName})=>shortName??name))]),
"# on the base branch, if benchmarks may be removed:",allow];return[{text:richText`For a benchmark that was renamed, or removed on purpose, write into ${file}:`,
yaml:yaml.join(`
`)}]}function renameLines(names){let shown=names.filter(({length})=>length<=MAX_NAME_LENGTH2).slice(0,MAX_RENAMES),more=names.
length-shown.length;return["renamed:",...shown.map(name=>`  ${quoteYaml(name)}: "NEW NAME"`),...more===0?[]:[`  # and ${more.
toLocaleString("en-US")} more`]]}function listRemovedRows(broken){return broken.filter(({verdict,metrics})=>verdict.kind===
"removed"&&metrics===null).flatMap(({row})=>"members"in row?[]:[row])}function guideStep({guidance},section){return{text:richText`What this means, and what helps:`,
url:`${guidance?.docs??documentationUrl()}/reading-the-report.md#${section}`}}function configPathOf({configSource}){return configSource===
"none"?richText`a new ${asCode(DEFAULT_CONFIG)}`:richText`${asCode(configSource?.path??DEFAULT_CONFIG)}`}var MAX_LEGS_SHOWN=6,
REPEAT_TITLE="Repeat this measurement at the top of a clone of the repository",REPEATED=["fail","inconclusive","error"];
function formatRepeats(report2){if(!(listFindings(report2).some(({verdict})=>verdict.outcome==="fail"&&verdict.limit!==null)||
REPEATED.includes(report2.conclusion)))return{commands:[],remarks:[]};let shown=report2.repeats.slice(0,MAX_LEGS_SHOWN),
more=report2.repeats.length-shown.length;return{commands:shown.flatMap(({leg,words})=>words===null?[]:[{leg,command:quoteShellWords(
[...report2.program,...words])}]),remarks:[...shown.flatMap(repeat=>repeat.words===null?[obstacleRemark(repeat)]:[]),...more>
0?[richText`The commands of ${formatCount(more,"more leg")} are left out.`]:[]]}}function obstacleRemark({leg,obstacles}){
let which2=leg===null?richText`the recording`:richText`the recording ${asUntrustedText(leg)}`,settings=obstacles.map(({option,
recorded})=>recorded===null?richText`no ${asUntrustedText(option)}`:richText`${asUntrustedText(option)} ${asUntrustedText(
recorded)}`);return richText`No command is shown that repeats this measurement, because ${which2} has settings that the configuration does not have: ${joinRichTexts(
settings,", ")}. ${formatRemedy(obstacles)}`}function formatRemedy(obstacles){let flags=obstacles.flatMap(({flag})=>flag??
[]);if(flags.length===0)return richText`Check them, and write them into the configuration to get the command.`;let others=flags.
length<obstacles.length?", write them into the configuration":"";return richText`Check them${others}, and give ${asCode(
flags.join(" "))} to ${asCode("check")}: the configuration cannot set it.`}var COMMIT_ORIGINS=new Map([["merge-base","merge base with the target branch"],["target","tip of the target branch"],["h\
ead","head of the pull request"],["merge","merge commit of the pull request"],["worktree","working tree with uncommitted\
 changes"],["baseline","not measured: a baseline stands in for it"]]);function listOriginFacts({commits,configSource}){let sides=[
formatCommit2("base",commits.base),formatCommit2("head",commits.head)];return configSource===null?sides:[...sides,formatConfigSource(
configSource)]}var CONFIG_ORIGINS={start:"where head left its branch",tip:"the tip of the branch, which had it first aft\
er head had left",head:"head",named:"as it was asked for",worktree:"the working tree"};function formatConfigSource(source){
if(source==="none")return richText`configuration: none, so the defaults count`;let{path:path5,commit,how}=source;return commit===
null?richText`configuration ${asUntrustedText(path5)} of ${CONFIG_ORIGINS[how]}`:richText`configuration ${asUntrustedText(
path5)} of ${commit} (${CONFIG_ORIGINS[how]})`}function formatCommit2(side,{sha,how,branch}){let chosen=COMMIT_ORIGINS.get(
how);return chosen!==void 0&&branch!==void 0?richText`${side} ${sha??"unknown"} (${chosen} ${asUntrustedText(branch)})`:
sha===null&&chosen===void 0?richText`${side} ${asUntrustedText(how)}`:richText`${side} ${sha??"unknown"} (${chosen??asUntrustedText(
how)})`}function listRunFacts(report2){let{rounds,placements,environment,rows,baseline,shard,measuredAgain,cost,legs}=report2,
more=legs.length-LEGS_SHOWN;return[baseline===null?null:formatBaseline(baseline,environment),rounds===0&&placements!==null?
null:richText`${formatCount(rounds,"round")}`,measuredAgain===null?null:richText`${formatCount(measuredAgain.rounds,"dis\
turbed round")} measured again (${formatCompact(measuredAgain.minutes,1)} min)`,placements===null?null:richText`counted in ${formatCount(
placements,"placement")}`,shard===null?null:richText`shard ${formatShard(shard)} of ${formatCount(shard.benchmarks.length,
"benchmark")}`,report2.benchmarkFiles==="head"?richText`both sides with the benchmark files of head`:null,cost===null?null:
formatCost(cost),...legs.length===0?listLegFacts(report2):legs.slice(0,LEGS_SHOWN).map(formatLeg),more>0?richText`${formatCount(
more,"leg")} more`:null,...listNoiseFacts(rows),...listSinceFacts(rows)].filter(fact=>fact!==null)}function formatCost({
setupSeconds,measuringSeconds,savedSeconds}){return[[setupSeconds<MIN_SECONDS_SHOWN?null:`setup ${formatSeconds(setupSeconds)}`,
`measuring ${formatSeconds(measuringSeconds)}`,savedSeconds<MIN_SECONDS_SHOWN?null:`${formatSeconds(savedSeconds)} saved\
 by ending early`].filter(part=>part!==null).join(", ")]}var MIN_SECONDS_SHOWN=1;function formatSeconds(seconds){return seconds<
60?`${formatCompact(seconds,1)} s`:`${formatCompact(seconds/60,1)} min`}var LEGS_SHOWN=6;function listLegFacts({seed,environment}){
return[seed===""?null:richText`seed ${asUntrustedText(seed)}`,environment&&richText`${asUntrustedText(environment.cpu)}, ${formatCount(
environment.cores,"core")}`]}function formatLeg(leg){return richText`${asUntrustedText(leg.name)}: ${joinRichTexts(listLegFacts(
leg),", ")}`}function formatBaseline({path:path5,commit,measuredOn,environment},here){let sha=commit.sha?abbreviateSha(commit.
sha):"unknown",origin=commit.how==="worktree"?"a working tree":sha,day=measuredOn===null?"":`, ${measuredOn}`,where=here!==
null&&compareMachines(environment,here)===null?"a machine of the same model":"another machine";return richText`baseline ${asUntrustedText(
path5)} of ${origin}${day}, measured on ${where}`}function listNoiseFacts(rows){let noisy=rows.filter(({exact,base,head})=>!exact&&
base!==null&&head!==null),halves=noisy.map(({base})=>(base.medianInterval.high-base.medianInterval.low)/2/Math.abs(base.
median)),noise=formatMedianAndWorst(halves.filter(Number.isFinite)),detectable=formatMedianAndWorst(noisy.flatMap(row=>row.
detectable??[]));return[noise===null?null:richText`noise ±${noise}`,detectable===null?null:richText`minimum detectable change ${detectable}`]}
function formatMedianAndWorst(ratios){let sorted=ratios.toSorted((a,b)=>a-b);if(sorted.length===0)return null;let[middle,
worst]=[sorted[Math.floor((sorted.length-1)/2)],sorted.at(-1)].map(formatMargin);return middle===worst?middle:`${middle}\
 (worst ${worst})`}var NOTABLE_FLAGS=["hypervisor","fma","bmi2","avx2","avx512f","avx512_vnni","avx_vnni","amx_tile","ae\
s","vaes","sha_ni","gfni","asimd","sve","sve2","atomics","crc32","sha2","sha512","pmull"];function listMachineFacts({environment,
plan}){if(environment===null)return[];let{processor,observations,toolchain}=environment;return[["processor",richText`${asUntrustedText(
environment.cpu)}, ${formatCount(environment.cores,"core")}`],...processor===void 0?[]:processorFacts(processor),["memor\
y",environment.memoryBytes>0?richText`${formatSize(environment.memoryBytes)}`:null],["system",systemFact(environment)],[
"image",environment.image===null?null:richText`${asUntrustedText(environment.image)}`],...toolchain===void 0?[]:toolFacts(
toolchain),["measured by",richText`node ${asUntrustedText(environment.node)}`],["kept to",plan?.cpus?richText`processors ${asUntrustedText(
plan.cpus)}`:null],["niceness",plan?.nice?richText`${String(plan.nice)}`:null],["load",loadFact(environment)],...observations===
void 0?[]:listObservationFacts(observations)].flatMap(([label,text2])=>text2===null?[]:[{label,text:text2}])}function processorFacts({
flags,caches,governor}){let notable=flags.filter(flag=>NOTABLE_FLAGS.includes(flag));return[["caches",caches.length===0?
null:richText`${formatList(caches.map(cacheText))}`],["features",notable.length===0?null:richText`${asUntrustedText(notable.
join(" "))}`],["governor",governor===null?null:richText`${asUntrustedText(governor)}`]]}var KIND_LETTER={data:"d",instruction:"\
i",unified:""};function cacheText({level,kind,bytes,count:count2}){return`${count2===1?"":`${count2} \xD7 `}${formatSize(
bytes)} L${level}${KIND_LETTER[kind]}`}function formatSize(bytes){return formatQuantity(bytes,"B").replace(/\.0+(?=\D|$)/,
"")}function systemFact({os:os2,kernel,architecture}){return os2===""?null:richText`${asUntrustedText(os2)}, ${asUntrustedText(
kernel)}, ${asUntrustedText(architecture)}`}function toolFacts({base,head}){let join6=texts=>{let words=joinRichTexts(texts.
map(text2=>[asUntrustedText(text2)]),", ");return words.length===0?null:words};return base.length===0||JSON.stringify(base)===
JSON.stringify(head)?[["toolchain",join6(head)]]:[["toolchain of base",join6(base)],["toolchain of head",join6(head)]]}function loadFact({
loadBefore,loadAfter}){return loadBefore===null||loadAfter===null?null:richText`${formatCompact(loadBefore,2)} before, ${formatCompact(
loadAfter,2)} after (one-minute average)`}function listObservationFacts({steal,others,mhz}){let known=series=>series.slice(
1).filter(entry=>entry!==null);return[["frequency",frequencyText(known(mhz))],["stolen by the host",shareText(known(steal))],
["used by others",shareText(known(others))]]}function frequencyText(mhz){if(mhz.length===0)return null;let[low,high]=[Math.
min(...mhz),Math.max(...mhz)].map(one=>formatCompact(one/1e3,2));return low===high?richText`${low??""} GHz`:richText`${low??
""} to ${high??""} GHz`}function shareText(shares){if(shares.length===0)return null;let mean2=shares.reduce((sum2,share)=>sum2+
share,0)/shares.length;return richText`${formatMargin(mean2)} of the processor time, at most ${formatMargin(Math.max(...shares))} in one block of rounds`}function makeDocument(report2,subject=[]){let{accepted,configChange,problems}=report2,findings=listFindings(report2),proposal=formatProposedRenames(
report2),since=formatSinceLine(report2),{steps,repeats}=listNextSteps(report2);return{headline:makeHeadline(report2),override:accepted===
null?[]:[makeText(formatAuditLine(accepted))],counts:isNothingMeasured(report2)?[]:[makeText(richText`${subject}${formatCounts(
report2)}.`)],decisions:listDecisions(report2).map(words=>makeText(words)),errors:makeProblems(problems.filter(({severity})=>severity===
"error")),findings,renames:proposal===null?[]:[{kind:"yaml",words:proposal.sentence,yaml:proposal.yaml}],advice:[...needsAdvice(
findings)?[makeText(formatAdvice(report2,findings))]:[],...since===null?[]:[makeText(since,RANK.changedRow)]],changes:configChange===
null?[]:[{kind:"changes",words:formatConfigSentence(configChange),items:formatConfigItems(configChange)}],warnings:makeProblems(
problems.filter(({severity})=>severity==="warning")),nextSteps:[...steps.length===0?[]:[{kind:"steps",steps}],...repeats.
commands.length===0?[]:[{kind:"commands",commands:repeats.commands}],...repeats.remarks.map(words=>makeText(words))],origin:[
...listOriginFacts(report2),joinRichTexts(listRunFacts(report2)," \xB7 ")]}}function makeProblems(problems){return problems.
length===0?[]:[{kind:"problems",problems}]}function makeText(words,rank=RANK.always){return{kind:"text",words,rank}}function alignColumns(rows,{isRight,gap="  "}){let widths=rows[0].map((_,column)=>maxWidthOf(rows.map(row=>row[column]??
"")));return rows.map(row=>row.map((cell,column)=>padText(cell,widths[column],isRight(column)?"right":"left")).join(gap).
trimEnd())}var CHANGE_TITLE="vs base";function renderTextTable(table,paint){let lines=listLines(table),unit=cleanUntrustedText(
table.unit),labelWidth=maxWidthOf(lines.map(({label})=>label)),base=formatMedians(lines.map(line=>line.base),[unit,"base"]),
head=formatMedians(lines.map(line=>line.head),[unit,"head"]),changeWidth=maxWidthOf(lines.map(({change})=>change)),testWidth=Math.
max(maxWidthOf(lines.map(({test})=>test)),CHANGE_TITLE.length-changeWidth-1),[baseWidth,headWidth,verdictWidth]=[base.width,
head.width,changeWidth+1+testWidth],titles=[[centreText("base",baseWidth),centreText("head",headWidth+2+verdictWidth)],[
centreText(unit,baseWidth),`${centreText(unit,headWidth)}  ${padText(CHANGE_TITLE,verdictWidth,"left")}`]],body=lines.map(
({label,change,test,row},index)=>{let padded=padText(change,changeWidth,"right"),painted=row===null?padded:paint(padded,
row);return`${padText(label,labelWidth,"left")}   ${base.cells[index]}   ${head.cells[index]}  ${painted} ${test}`.trimEnd()});
return[...titles.map(cells=>`${" ".repeat(labelWidth)} \u2502 ${cells.join(" \u2502 ")} \u2502`),...body].map(line=>`${line}\

`).join("")}function listLines({groups,geomean:geomean2}){let empty={base:null,head:null,change:"",test:"",row:null},lines=groups.
flatMap(({label,rows})=>{let members=rows.map(cells=>({...cells,label:[cells.label,cells.metric].flatMap(name=>name===null?
[]:cleanUntrustedText(name)).join(" ")}));return groups.length===1||label===null?members:[{...empty,label:cleanUntrustedText(
label)},...members]});if(geomean2===null)return lines;let[base,head]=[geomean2.base,geomean2.head].map(median2=>({median:median2,
range:""}));return[...lines,{...empty,label:"geomean",base,head,change:geomean2.change}]}function formatMedians(cells,titles){
let rangeWidth=maxWidthOf(cells.map(cell=>cell?.range??"")),titleWidth=maxWidthOf(titles)-3-rangeWidth,medianWidth=Math.
max(maxWidthOf(cells.map(cell=>cell?.median??"")),titleWidth);return{cells:cells.map(cell=>{let{median:median2,range}=cell??
{median:"",range:""},sign=range===""?"   ":" \xB1 ";return`${padText(median2,medianWidth,"right")}${sign}${padText(range,
rangeWidth,"right")}`}),width:medianWidth+3+rangeWidth}}function centreText(text2,width){let before=Math.max(0,Math.floor(
(width-countCodePoints(text2))/2));return padText(" ".repeat(before)+text2,width,"left")}function padText(text2,width,align){
let space=" ".repeat(Math.max(0,width-countCodePoints(text2)));return align==="left"?text2+space:space+text2}function maxWidthOf(texts){
return texts.reduce((most,text2)=>Math.max(most,countCodePoints(text2)),0)}function countCodePoints(text2){return[...text2].
length}var STYLES={bold:1,dim:2,red:31,green:32,yellow:33},COLOURS={pass:"green",warn:"yellow",fail:"red",inconclusive:"yellow",
error:"red"},STATE_COLOURS={regression:"red",improvement:"green",inconclusive:"yellow"};function renderTerminal(report2,options){
let paint=makePainter(options.colour),paintDelta=(text2,{state})=>{let style=STATE_COLOURS[state];return style===void 0?
text2:paint(text2,style)};return[...report2.tables===null?makeResultTables(report2).map(table=>renderCaption(table)+renderTextTable(
table,paintDelta)):renderCustomParts(report2.tables),renderVerdict(report2,options)].join(`
`)}function renderVerdict(report2,{colour,columns=null}){let paint=makePainter(colour),formatter={...PLAIN_FORMATTER,strong:text2=>paint(
text2,"bold")},pen={say:words=>formatRichText(words,formatter),paint,lines:(text2,first="",indent=first.length)=>`${wrapLine(
first+text2,{columns:(columns??Number.POSITIVE_INFINITY)-1,indent})}
`},document=makeDocument(report2),write=blocks=>blocks.flatMap(block=>writeBlock(block,pen)),word=paint(report2.conclusion.
toUpperCase(),report2.accepted===null?COLOURS[report2.conclusion]:"yellow");return[[pen.lines(`${word}: ${paint(document.
headline.text,"bold")}.`),...write([...document.counts,...document.override,...document.decisions])].join(""),...document.
findings.map(finding=>writeFinding(finding,pen)),...write([...document.renames,...document.advice,...document.changes]),
...write(makeProblems(report2.problems)),...write(document.nextSteps),paintLines(document.origin.map(fact=>pen.lines(pen.
say(fact),"",2)).join(""),paint)].join(`
`)}function writeBlock(block,{say:say2,paint,lines}){switch(block.kind){case"text":return[lines(say2(block.words))];case"\
problems":{let{shown,more}=selectForLog(block.problems),rest=more===0?"":`and ${more.toLocaleString("en-US")} more in th\
e JSON report
`;return[shown.map(problem=>writeProblem(problem,{say:say2,paint,lines})).join("")+rest]}case"changes":{let sentence=`${paint(
"warning","yellow")}: ${formatRichText(block.words,UNCUT_FORMATTER)}`;return[lines(sentence,"",2)+block.items.map(item=>lines(
say2(item),"  ",4)).join("")]}case"yaml":return[`${lines(say2(block.words))}${block.yaml.replaceAll(/^/gm,"  ")}
`];case"steps":{let items=block.steps.map(({text:text2,yaml,url})=>{let copied=[...url===void 0?[]:[url],...yaml?.split(
`
`)??[]];return lines(say2(text2),"- ")+copied.map(line=>`  ${line}
`).join("")});return[`${NEXT_STEPS_TITLE}:
${items.join("")}`]}case"commands":return block.commands.map(({leg,command})=>{let where=leg===null?"":`, ${say2([asUntrustedText(
leg)])}`;return`${lines(`${REPEAT_TITLE}${where}:`)}  ${command}
`})}}function writeProblem(problem,{paint,lines}){let{severity,excerpt,output}=problem,label=paint(severity,severity==="\
error"?"red":"yellow");return[lines(`${label}: ${formatDiagnosticLine(problem)}`,"",2),excerpt===void 0?"":`${renderExcerpt(
excerpt)}
`,output===void 0?"":`${renderLastLines(output)}
`].join("")}function makePainter(colour){return(text2,style)=>colour?`\x1B[${STYLES[style]}m${text2}\x1B[0m`:text2}function renderCustomParts(shaped){
return[...notesOf(shaped).map(note=>`${note}
`),...formatCustomTables(shaped).map(renderCustomTable)]}function renderCustomTable({caption,unit,headings,lines,geomean:geomean2}){
let rows=[[cleanUntrustedText(unit),...headings.map(heading=>titleOf(heading,cleanUntrustedText))],...lines.map(({label,
cells})=>[label===""?"":cleanUntrustedText(label),...cells]),...geomean2===null?[]:[["geomean",...geomean2]]],drawn=alignColumns(
rows,{isRight:column=>column>0,gap:"   "});return[...caption.map(field=>cleanUntrustedText(field)),...drawn].map(line=>`${line}\

`).join("")}function renderCaption({groups}){let[only]=groups;return groups.length===1&&only&&only.name!==null?`${cleanUntrustedText(
only.name)}
`:""}function writeFinding({verdict:{outcome:outcome2,level},what,facts,culprit,functions,because},{say:say2,paint,lines}){
let sign=outcome2==="unknown"?paint("?","yellow"):level==="fail"?paint("\u2715","red"):paint("!","yellow"),sentence=lines(
say2(what),`${sign} `,2),numbers=facts.length===0?"":paintLines(lines(say2(facts),"    "),paint),reason=because===null?"":
lines(`Why this budget: ${cleanUntrustedText(because)}`,"    "),cause=culprit===null?"":lines(say2(culprit),"    "),[intro,
...named]=listFunctionLines(functions,say2),from=intro===void 0?"":lines(intro,"    ")+named.map(line=>lines(line,"     \
 ",8)).join("");return sentence+cause+from+numbers+reason}function paintLines(text2,paint){return text2.replaceAll(/[^\s].*/g,
line=>paint(line,"dim"))}function renderCulprits({rows}){let plain=words=>formatRichText(words,PLAIN_FORMATTER),{nameWithMetric}=namesOfRows(
rows);return rows.map(row=>{let{culprit}=row,quoted=plain(nameWithMetric(row,{beside:"nothing"})),cause=culprit===null?"":
`${quoted}: ${plain(formatCulprit(culprit))}
`,[intro,...others]=listFunctionLines(describeFunctions(row),plain);return intro===void 0?cause:`${cause}${quoted}: ${[intro,
...others].join(`
  `)}
`}).join("")}function listFunctionLines(functions,say2){if(functions===null)return[];let{intro,rows,elsewhere}=functions,
lines=rows.map(({delta,interval,name,file})=>{let range=interval===null?"":` (${say2(interval)})`;return`${say2(delta)}${range}\
  ${say2(name)}${file.length===0?"":`  ${say2(file)}`}`});return[say2(intro),...lines,...elsewhere===null?[]:[say2(elsewhere)]]}
var MIN_COLUMNS=40,COLOUR=/\u001B\[\d+m/g;function wrapLine(line,{columns,indent}){let room=Math.max(MIN_COLUMNS,columns);
if(widthOf(line)<=room)return line;let lead=/^ */.exec(line)?.[0]??"",lines=[],current=lead,isEmpty=!0;for(let word of line.
slice(lead.length).split(" "))isEmpty||widthOf(current)+1+widthOf(word)<=room?current+=isEmpty?word:` ${word}`:(lines.push(
current),current=" ".repeat(indent)+word),isEmpty=!1;return[...lines,current].join(`
`)}function widthOf(text2){return[...text2.replaceAll(COLOUR,"")].length}var import_yaml=__toESM(require_dist(),1);function makePositionFinder(text2){let starts=[0,...Array.from(text2.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text2.length+1)-1,whole=text2.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED2={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text2,scalar,part){let source=text2.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED2[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at(part.from),to:scalar.from+at(part.
to)}}var MAX_BYTES=64*1024,MAX_LEVELS=16,MAX_ALIASED_NODES=100;function parseYaml(source,origin){let{label}=origin,bytes=Buffer.
byteLength(source);if(bytes>MAX_BYTES)throw userError("file-too-large",inFile(label),{bytes,limitBytes:MAX_BYTES});let text2=source.
replace(/^\uFEFF/,""),places=makePositionFinder(text2);if(throwAll(textFaults(text2).map(fault=>errorOf(fault,{places,origin,
path:[]})),label),isTooDeep(text2))throw userError("yaml-too-deep",inFile(label),{levels:MAX_LEVELS});let document=(0,import_yaml.parseDocument)(
text2,{prettyErrors:!1,resolveKnownTags:!1,schema:"core",stringKeys:!0,uniqueKeys:!0}),index=indexYaml(document),locateFault=fault=>errorOf(
fault,{places,origin,path:fault.isOfOneKey?index.pathBefore(fault.span?.from??0):[]}),faults=faultsIn([...document.errors,
...document.warnings],text2).map(locateFault);faults.some(({code})=>code!=="yaml-key-twice")&&throwAll(faults,label);let dangling=index.
aliases.filter(({isDangling})=>isDangling).map(({span,name})=>locateFault({...danglingAlias(name),span,isOfOneKey:!0}));
dangling.length>0&&throwAll([...faults,...dangling],label);try{return{value:document.toJS({maxAliasCount:MAX_ALIASED_NODES}),
repeatedKeys:faults,...makeLocators({text:text2,places,origin,index})}}catch(error){if(!(error instanceof ReferenceError))
throw error;let last=index.aliases.at(-1),fault=makeMistake("yaml-aliases-repeat",{});throw throwAll([...faults,locateFault(
{...fault,span:last?.span??null,isOfOneKey:!0})],label),error}}function makeLocators({text:text2,places,origin,index}){return{
positionOf:(path5,part="value")=>places(index.span(path5,part)),locate(path5,part,within2){let whole=index.span(path5,part),
span=within2==null?whole:partOfScalar(text2,whole,within2);return placeOf(places(span),origin,path5)}}}function errorOf({
span,...mistake},{places,origin,path:path5}){if(span==null)return toError(mistake,inFile(origin.label));let{location,excerpt}=placeOf(
places(span),origin,path5);return toError(mistake,location,excerpt)}function placeOf(position,{label,file},path5){return{
location:atSetting(label,position,path5),excerpt:{file,...position}}}var MAX_ERRORS=50;function throwAll(errors,label){let count2=errors.
length-MAX_ERRORS,more=count2>0?[makeError("more-errors",inFile(label),{count:count2})]:[];throwErrors([...errors.toSorted(
compareByPosition).slice(0,MAX_ERRORS),...more])}function compareByPosition({excerpt:one},{excerpt:other}){return one===
void 0||other===void 0?0:one.line-other.line||one.column-other.column}function isTooDeep(text2){let open2=[];try{for(let token of new import_yaml.Parser().
parse(text2))open2.push([token,0])}catch(error){if(error instanceof RangeError)return!0;throw error}for(let next=open2.pop();next!==
void 0;next=open2.pop()){let[part,level]=next;if(level>MAX_LEVELS)return!0;if(!(typeof part!="object"||part===null)&&("v\
alue"in part&&open2.push([part.value,level]),!(!("items"in part)||!Array.isArray(part.items))))for(let{key,value}of part.
items)open2.push([key,level+1],[value,level+1])}return!1}function indexYaml(document){let values=new Map,keys=new Map,inOrder=[],
aliases=[],anchors=new Set,visit=(node,path5)=>{if(!(0,import_yaml.isNode)(node))return;"anchor"in node&&node.anchor!==void 0&&
anchors.add(node.anchor);let span2=spanOf(node);if(values.set(JSON.stringify(path5),span2),(0,import_yaml.isScalar)(node)&&
node.value!==null&&(node.value=node.source??String(node.value)),(0,import_yaml.isAlias)(node)&&aliases.push({span:span2,
name:node.source,isDangling:!anchors.has(node.source)}),(0,import_yaml.isSeq)(node))for(let[at,item]of node.items.entries())
visit(item,[...path5,at]);if((0,import_yaml.isMap)(node))for(let{key,value}of node.items){let inner=[...path5,(0,import_yaml.isScalar)(
key)?String(key.value):String(key)];if((0,import_yaml.isNode)(key)&&key.range){let written=spanOf(key);keys.set(JSON.stringify(
inner),written),inOrder.push({from:written.from,path:inner})}visit(value,inner)}};visit(document.contents,[]);let span=(path5,part)=>{
let id=JSON.stringify(path5);return(part==="key"?keys.get(id):void 0)??values.get(id)??keys.get(id)??(path5.length===0?{
from:0,to:0}:span(path5.slice(0,-1),part))};return{span,pathBefore:at=>inOrder.findLast(key=>key.from<=at)?.path??[],aliases}}
function spanOf(node){if(!(0,import_yaml.isNode)(node)||!node.range)return{from:0,to:0};let[from,to]=node.range;if(!(0,import_yaml.isCollection)(
node)||node.flow)return{from,to};let[first]=node.items,last=(0,import_yaml.isMap)(node)?node.items[0]?.value??node.items[0]?.
key:first;return{from,to:Math.max(from,spanOf(last).to)}}function parseConfigFile(text2,path5,commit=null){return parseConfigWithLines(text2,path5,commit).file}function parseConfigWithLines(text2,path5,commit){
let shortSha=commit===null?"":abbreviateSha(commit),label=commit===null?path5:`${shortSha}:${path5}`;try{let tree=parseYaml(
text2,{label,file:commit===null?path5:null});return{file:parseConfigTree(tree,{path:path5,label}),lines:linesOf(tree)}}catch(error){
if(!(error instanceof UserError))throw error;let failure="configuration",failed=withFailure(error,failure);if(commit!==null){
let other=makeError("other-commit-counts",inFile(path5),{sha:shortSha},{failure});throwErrors([other,...failed.diagnostics])}
throw failed}}function linesOf(tree){return new Map(Object.keys(tree.value??{}).map(key=>[key,tree.positionOf([key],"key").
line]))}function parseConfigTree(tree,{path:path5,label}){let parsed=fileSchema.safeParse(replaceNames(tree.value??{},PROTO,
STAND_IN),{reportInput:!0}),mistakes=parsed.success?[]:explainIssues(fileSchema,parsed.error.issues);if(throwAll([...tree.
repeatedKeys,...locateMistakes(mistakes,tree)],label),!parsed.success)throw new Error(`${label}: refused without a reaso\
n`);let file=replaceNames(parsed.data,STAND_IN,PROTO);if(file.budgets===void 0)return file;let budgets=file.budgets.map(
(budget,index)=>({...budget,location:inFile(path5,tree.positionOf(["budgets",index]).line)}));return{...file,budgets}}var PROTO="\
__proto__",STAND_IN="__proto__\0",MAPPINGS=new Set(["units","renamed"]);function replaceNames(file,from,to){if(!isMapping(
file))return file;let entries=Object.entries(file).map(([key,value])=>!MAPPINGS.has(key)||!isMapping(value)||!Object.hasOwn(
value,from)?[key,value]:[key,Object.fromEntries(Object.entries(value).map(([name,one])=>[name===from?to:name,one]))]);return Object.
fromEntries(entries)}function locateMistakes(mistakes,tree){return mistakes.map(({path:path5,part,within:within2,...mistake})=>{
let{location,excerpt}=tree.locate(path5,part,within2);return toError(mistake,location,excerpt)})}import{posix as posix2}from"node:path";function resolveSettings(given,file,{commits,today,configChange=null,isRecorded=!1}){let publish=publishSettings(given);
return{commits,measure:{...measureSettings(given,isRecorded?file:omitHistoryKeys(MEASURING_OPTIONS,file),commits.config),
name:publish.name},policy:policyOf({...file,...given},today,configChange),publish}}function commitSettings(given,surface){
let{recordings:_,config,...commits}=resolveValues(COMMIT_OPTIONS,surface,given);return{...commits,config:posix2.normalize(
config),configGiven:config!==COMMIT_OPTIONS.config.preset}}function policyOf(given,today,change=null){return{...resolveValues(
JUDGING_OPTIONS,given),today,renamedByHead:change?.renamed??{}}}function publishSettings(given){return resolveValues(PUBLISHING_OPTIONS,
given)}function measureSettings(given,file,path5){let{run:run2,...values}=resolveValues(MEASURING_OPTIONS,file,given);if(run2!==
null){let isNamed=values.count!==null||run2.some(one=>typeof one!="string"&&one.count!==void 0),count2=values.measure===
"counts"&&!isNamed?"instructions":values.count,settings={...values,count:count2};return{...settings,run:run2,commands:resolveCommands(
run2,settings)}}throw userError("command-missing",atKey("run"),{path:path5},{failure:"configuration"})}import{join as join5}from"node:path";var LIMIT_BYTES=256*1024*1024;async function readRecordings(host,paths,missing){return readAndCheck(host,paths,missing,recordings=>(checkLegs(
recordings),recordings))}async function readRecordingPairs(host,paths,missing){return readAndCheck(host,paths,missing,recordings=>{
let pairs=new Map;for(let recording of recordings){let{base,head}=recording.commits,key=`${base.sha}..${head.sha}`,pair=pairs.
get(key);pair===void 0?pairs.set(key,[recording]):pair.push(recording)}for(let pair of pairs.values())checkLegs(pair);return[
...pairs.values()]})}async function readAndCheck(host,paths,missing,check){try{if(paths.length>MAX_JOBS)throw userError(
"too-many-recordings",about("recordings"),{count:paths.length,limit:MAX_JOBS});let[first,...others]=await Promise.all(paths.
map(path5=>readRecording(host,path5)));if(first===void 0)throw withFailure(missing,"recording-missing");return check([first,
...others])}catch(error){throw error instanceof UserError?withFailure(error,"recording-refused"):error}}async function readRecording(host,path5,writer="\
measure"){let text2=await host.files.read(path5,LIMIT_BYTES);if(text2===null)throw userError("recording-not-found",inFile(
path5),{writer});let recording=parseRecording(text2,path5),{problems,bisection,profiles}=recording,label=labelRecording(
recording),locate=problem=>locateInRecording(label,problem);return omitNull({...recording,problems:problems.map(locate),
bisection:bisection&&{...bisection,problems:bisection.problems.map(locate)},profiles:profiles&&{...profiles,problems:profiles.
problems.map(locate)}},["bisection","profiles"])}function labelRecording({name,shard}){return shard===void 0?name:`${name}\
 ${formatShard(shard)}`}var MEASURING_FAILURES=["tampered","setup-failed","benchmark-failed","names-unstable","limit-mis\
fit","budgets-unmatched","rounds-too-few"];function locateInRecording(name,{failure,...problem}){let{code}=problem,location=[
...inRecording(name),...problem.location],located=isMeasuringCode(code)?{...problem,location}:{...problem,location,code:"\
unknown-code",data:{code}};return failure!==void 0&&MEASURING_FAILURES.includes(failure)?{...located,failure}:located}function parseRecording(text2,path5,file="\
recording"){let value;try{value=upgradeRecording(JSON.parse(text2))}catch(error2){throw userError("recording-not-json",inFile(
path5),{reason:error2.message,file})}let version2=typeof value=="object"&&value!==null&&"version"in value?value.version:
void 0;if(typeof version2=="number"&&version2!==RECORDING_VERSION)throw userError("recording-of-other-version",inFile(path5),
{version:version2,file});let{data,error}=recordingSchema.safeParse(value,{reportInput:!0});if(data!==void 0)return checkReferences(
data,path5,file);let[issue]=error.issues,location=issue?.path.length?atKeys(path5,issue.path):inFile(path5);if(issue?.code!==
"too_big"||typeof issue.input!="string")throw userError("not-a-recording",location,{reason:issue?.message??"",file});let{
input,maximum}=issue,found={text:truncate(input),length:input.length,limit:Number(maximum)};throw userError("recorded-te\
xt-too-long",location,found)}function upgradeRecording(value){if(!isObject(value)||value.version!==1)return value;let problems=value.
problems;return{...value,version:2,problems:Array.isArray(problems)?problems.map(upgradeProblem):problems}}function upgradeProblem(problem){
if(!isObject(problem))return problem;let{where,message,severity,code,...unknown2}=problem;return{code:"quoted",severity,
location:[{kind:"text",text:where}],data:{message},failure:code,...unknown2}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function checkLegs(recordings){let[first]=recordings,labels=new Set,byName=new Map;
for(let recording of recordings){let{name,commits,shard}=recording;if(!(commits.base.sha===first?.commits.base.sha&&commits.
head.sha===first?.commits.head.sha)){let range=`${commits.base.sha}..${commits.head.sha}`;throw userError("recordings-of\
-other-commits",inRecording(name),{commits:range})}let label=labelRecording(recording);if(labels.has(label))throw userError(
"recordings-of-one-name",about("recordings"),{name:label});labels.add(label);let other=byName.get(name)??recording;if(other.
shard?.count!==shard?.count)throw userError("shards-of-other-plan",inRecording(label),{other:labelRecording(other)});byName.
set(name,other)}}function checkReferences(recording,path5,file){let{schedule}=recording,refuse=(fault,found={})=>userError(
"recording-inconsistent",inFile(path5),{fault,file,...found});if(schedule.rounds.min>schedule.rounds.max)throw refuse("r\
ounds");let counted=countsAsRecording(recording),parts=counted===null?[recording]:[recording,counted];if(!parts.every(areCommandsKnown))
throw refuse("command");let attempts=findInvalidAttempts(recording);if(attempts!==null)throw refuse(attempts.fault,{round:attempts.
round});for(let part of parts){let found=findStrayValues(part)??findRepeatedValues(part);if(found!==null)throw refuse(found.
fault,{benchmark:found.benchmark,side:found.side})}if(!isSearchSound(recording))throw refuse("search");let{profiles}=recording;
if(profiles!==void 0&&!areProfilesSound(profiles,schedule.commands.length))throw refuse("profiles");if(new Set(recording.
places?.map(groupedNameKeyOf)).size!==(recording.places?.length??0))throw refuse("places");return recording}function areCommandsKnown({
invocations:invocations2,schedule,baseline}){let commandsOf=side=>side==="base"&&baseline!==void 0?baseline.commands:schedule.
commands;return invocations2.every(({side,command})=>command<commandsOf(side).length)}function findStrayValues({invocations:invocations2,
series}){for(let{name,...sides}of series)for(let side of SIDES){let{invocations:indices,values}=sides[side];if(!(indices.
length===values.length&&indices.every((index,at)=>invocations2[index]?.side===side&&index>(indices[at-1]??-1))))return{fault:"\
values",benchmark:name,side}}return null}function findRepeatedValues({series}){let seen=new Map;for(let{group,name,metric,
unit,...sides}of series)for(let side of SIDES){let key=JSON.stringify([side,group,name,metric,unit]),earlier=seen.get(key)??
new Set,{invocations:invocations2}=sides[side];if(invocations2.some(index=>earlier.has(index)))return{fault:"values-twic\
e",benchmark:name,side};for(let index of invocations2)earlier.add(index);seen.set(key,earlier)}return null}function isSearchSound({
bisection,schedule}){if(bisection===void 0)return!0;let{commits,invocations:invocations2,series,unusable}=bisection,isCommit=({
commit})=>commit<=commits.length,isCommand=({command})=>command<schedule.commands.length,isOfSeries=one=>one.invocations.
length===one.values.length&&one.invocations.every((at,index)=>at<invocations2.length&&at>(one.invocations[index-1]??-1));
return[...invocations2,...unusable].every(isCommit)&&[...invocations2,...series].every(isCommand)&&series.every(isOfSeries)}
function renderRecording(recording){return`${JSON.stringify(recording)}
`}function makeLine(rank,text2){return{text:text2,rank}}function fitDocument(parts,{limit,sizeOf}){let placed=parts.flatMap(
part=>flattenPart(part,[])),byRank=placed.toSorted((left,right)=>left.line.rank-right.line.rank),kept=new Set,used=0,isFull=!1;
for(let{line,path:path5}of byRank){let opened=path5.filter(block=>!kept.has(block)),cost=sizeOf(line.text)+opened.reduce(
(sum2,{open:open2,close})=>sum2+sizeOf(open2)+sizeOf(close),0);if(isFull||=line.rank>0&&used+cost>limit,!isFull){used+=cost;
for(let item of[line,...opened])kept.add(item)}}let omitted=placed.filter(({line})=>line.counts===!0&&!kept.has(line)).length;
return{text:parts.map(part=>renderPart(part,kept)).join(""),omitted}}function flattenPart(part,path5){if("text"in part)return[
{line:part,path:path5}];let inner=[...path5,part];return part.parts.flatMap(child2=>flattenPart(child2,inner))}function renderPart(part,kept){
return kept.has(part)?"text"in part?part.text:part.open+part.parts.map(child2=>renderPart(child2,kept)).join("")+part.close:
""}function byteLengthOf(text2){return Buffer.byteLength(text2)}function renderCodeSpan(text2,limit=TEXT_LIMIT){let content=cleanUntrustedText(text2,limit),fence="`".repeat(longestRun(
content)+1),padding=content.startsWith("`")||content.endsWith("`")?" ":"";return`${fence}${padding}${content}${padding}${fence}`}
var MARKDOWN_FORMATTER={plain:text2=>text2,strong:text2=>`**${text2}**`,code:text2=>renderCodeSpan(text2),untrusted:text2=>renderCodeSpan(
text2)};function renderCodeBlock(text2,language="sh"){let content=text2.split(`
`).map(stripControls).join(`
`),fence="`".repeat(Math.max(3,longestRun(content)+1));return`${fence}${language}
${content}
${fence}
`}function renderTextBlock(lines,{indent="",language="text"}={}){let fence="`".repeat(Math.max(3,longestRun(lines)+1));return[
`${fence}${language}`,...lines.split(`
`),fence].map(line=>`${indent}${line}
`).join("")}function renderTableRow(cells){return`| ${cells.map(escapePipes).join(" | ")} |
`}function renderTableHead(cells,alignments){let rule=alignments.slice(0,cells.length).map(alignment=>alignment==="right"?
"--:":":--");return renderTableRow(cells)+renderTableRow(rule)}function makeDetailsTags(summary,state="closed"){return{open:`${state===
"open"?"<details open>":"<details>"}<summary>${summary}</summary>

`,close:`
</details>

`}}function escapePipes(cell){return cell.replaceAll(/\\(?=\|)/g,"\\ ").replaceAll("|","\\|")}function longestRun(text2){
return Math.max(0,...(text2.match(/`+/g)??[]).map(run2=>run2.length))}function renderLink(url,text2){return url===null||
!/^https?:\/\/[^\s<>()[\]`\\]+$/.test(url)?null:`[${text2}](${url})`}var ALIGNMENTS=["left","right","right","right","right"],ONE_SIDED=[{state:"failed",summary:count2=>`Failed on head: ${count2}`,
fold:"open"},{state:"removed",summary:count2=>`Removed, only base has them: ${count2}`,fold:"closed"},{state:"new",summary:count2=>`\
New, only head has them: ${count2}`,fold:"closed"}];function renderMarkdownTables(report2){if(report2.tables!==null)return renderCustomTables(
report2.tables);let groups=new Set(report2.rows.map(groupLabelOf)),several=groups.size>1,folder=several?commonFolder([...groups]):
[...groups][0]??"",all=makeResultTables(report2),folded=makeDetailsTags(summariseUnchangedRows(report2.rows.filter(isUnchanged))),
end=report2.rows.some(isChanged)?":":".",withoutFolder=group=>folder===""?group:group.slice(folder.length+1),labels=shortenNames(
[...groups].flatMap(group=>group===null||!several?[]:withoutFolder(group))),shortly=group=>renderCodeSpan(labels.get(withoutFolder(
group))??group);return[...folder===""?[]:[makeLine(RANK.always,`All in ${renderCodeSpan(folder)}${end}

`)],...all.map(table=>tableBlock(table,{groups:several?"below":"none",shortly,wanted:isChanged,average:hasChangedRow(table)})),
{...folded,parts:all.map(table=>tableBlock(table,{groups:several?"above":"none",shortly,wanted:isUnchanged,average:!hasChangedRow(
table)}))},...ONE_SIDED.map(kind=>renderMissingSideTable(report2.rows.filter(({state})=>state===kind.state),{...kind,names:namesOfRows(
report2.rows)}))]}function commonFolder(groups){let paths=groups.map(group=>(group??"").split("/")),[first=[]]=paths,shared=first.
findIndex((part,index)=>part===""||paths.some(path5=>path5.length<=index+1||path5[index]!==part));return first.slice(0,Math.
max(0,shared)).join("/")}function tableBlock({unit,groups,geomean:geomean2},selection){let{wanted,average:average2,shortly}=selection,
bounded=groups.some(({rows})=>rows.some(({row,interval})=>wanted(row)&&interval!=="")),line=cells=>renderTableRow(bounded?
cells:cells.slice(0,-1)),parts=groups.map(({name,rows})=>({open:selection.groups==="above"?line([name===null?"(no group)":
`**${shortly(name)}**`,"","","",""]):"",parts:rows.filter(({row})=>wanted(row)).map(one=>rowLine2(one,{line,group:selection.
groups==="below"&&name!==null?shortly(name):null})),close:""}));if(average2&&geomean2!==null){let{base,head,change,interval,
n}=geomean2;parts.push(makeLine(RANK.unchangedRow,line([`geomean of ${n}`,base,head,change,interval])))}let titles=[renderCodeSpan(
unit),"base","head","vs base","95% interval"];return{open:renderTableHead(bounded?titles:titles.slice(0,-1),ALIGNMENTS),
parts,close:`
`}}function rowLine2({row,label,rename:rename2,metric,base,head,change,test,interval,counted},{line,group}){let named=[iconOf(
row),renderCodeSpan(label),metric===null?"":renderCodeSpan(metric)].filter(Boolean).join(" "),from=rename2===null?[]:[formatRichText(
rename2,MARKDOWN_FORMATTER)],count2=counted===null?[]:[`instructions ${counted}`],below=[...group===null?[]:[group],...from,
...count2].map(part=>`<br><sub>${part}</sub>`),name=named+below.join(""),shown=isChanged(row)&&/\d/.test(change)?`**${change}\
**`:change;return{text:line([name,formatCentre(row,base),formatCentre(row,head),`${shown} ${test}`.trim(),interval]),rank:rankOf(
row),counts:!0}}function formatCentre({base,head,exact},cell){return cell===null?"":exact?[base,head].every(side=>side===
null||Number.isInteger(side.median))?cell.median.replace(/\.0+$/,""):cell.median:`${cell.median} \xB1 ${cell.range}`}function renderMissingSideTable(rows,{
summary,fold,names}){let{open:open2,close}=makeDetailsTags(summary(formatCount(rows.length,"result")),fold),lines=rows.map(
row=>{let{median:median2}=row.head??row.base??{median:null},value=median2===null?"":renderCodeSpan(formatQuantity(median2,
row.unit));return{text:renderTableRow([formatRichText(names.nameWithMetric(row,{beside:"unit"}),MARKDOWN_FORMATTER),renderCodeSpan(
row.unit),value]),rank:rankOf(row),counts:!0}});return{open:open2+renderTableHead(["benchmark","unit","median"],["left",
"left","right"]),parts:lines,close}}function isUnchanged({state}){return state==="unchanged"}function hasChangedRow({groups}){
return groups.some(({rows})=>rows.some(({row})=>isChanged(row)))}function renderCustomTables(tables){let notes=notesOf(tables).
map(note=>makeLine(RANK.always,`${note}

`));return[{...makeDetailsTags("Results in the configured layout","open"),parts:[...notes,...formatCustomTables(tables).
map(customTableBlock)]}]}function customTableBlock({caption,unit,headings,lines,geomean:geomean2}){let above=caption.length===
0?"":`${caption.map(field=>renderCodeSpan(field)).join(" ")}

`,titles=headings.map(heading=>titleOf(heading,title=>renderCodeSpan(title))),alignments=headings.map(()=>"right"),rows=lines.
map(({label,cells})=>({...customRow(label===""?"":renderCodeSpan(label),cells),counts:!0})),average2=geomean2===null?[]:
[customRow("geomean",geomean2)];return{open:above+renderTableHead([renderCodeSpan(unit),...titles],["left",...alignments]),
parts:[...rows,...average2],close:`
`}}function customRow(name,cells){return makeLine(RANK.unchangedRow,renderTableRow([name,...cells]))}var ROUND_STEPS=[1,2,5,10],STEP_TOLERANCE=1e-9;function extentOf(values){let[low,high]=[Number.POSITIVE_INFINITY,Number.
NEGATIVE_INFINITY];for(let value of values)Number.isFinite(value)&&(value<low&&(low=value),value>high&&(high=value));return low>
high?null:{low,high}}function makeLinearAxis({low,high},{from,to},parts=4){return low===high?{at:()=>(from+to)/2,ticks:[
low]}:{at:value=>from+(Math.min(high,Math.max(low,value))-low)/(high-low)*(to-from),ticks:roundTicks({low,high},parts)}}
function roundTicks({low,high},parts){let raw=(high-low)/parts,power=10**Math.floor(Math.log10(raw)),step=power*(ROUND_STEPS.
find(candidate=>candidate*power>=raw*.999)??10);if(!(step>0&&step<1/0))return[low,high];let first=Math.ceil(low/step-STEP_TOLERANCE),
count2=Math.floor(high/step+STEP_TOLERANCE)-first+1,ticks=Array.from({length:count2},(_,index)=>Number(((first+index)*step).
toPrecision(15)));return[...new Set(ticks)]}var KNEE=.05,CHANGE_TICKS=[.01,.02,.05,.1,.25,.5,1,2,5,10,100],MIN_HALF_WIDTH=.02;
function makeChangeAxis(changes,{from,to},gap){let extent=extentOf(changes)??{low:0,high:0},widest=Math.max(MIN_HALF_WIDTH,
Math.abs(extent.low),Math.abs(extent.high))*1.05,end=Math.asinh(widest/KNEE),middle=(from+to)/2,at=change=>{let bent=Math.
asinh(Math.min(widest,Math.max(-widest,change))/KNEE);return middle+bent/end*(to-middle)},shown=[],last=0;for(let tick of CHANGE_TICKS.
filter(candidate=>candidate<=widest))Math.abs(at(tick)-at(last))<gap||(shown.push(tick),last=tick);return{at,ticks:[...shown.
map(tick=>-tick).toReversed(),0,...shown]}}var HISTOGRAM_COLUMNS=32,HEIGHTS=["\u2581","\u2582","\u2583","\u2584","\u2585","\u2586","\u2587","\u2588"],MIN_VALUES2=4;
function drawTextHistogram({base,head,exact,unit}){if(exact||base===null||head===null||Math.min(base.n,head.n)<MIN_VALUES2)
return null;let extent=extentOf([...base.values,...head.values]);if(extent===null||extent.low===extent.high)return null;
let shares=[base.values,head.values].map(values=>sharesOf(values,extent)),most=shares.flat().reduce((largest,share)=>Math.
max(largest,share)),[left,right]=[formatQuantity(extent.low,unit),formatQuantity(extent.high,unit)];return[...shares.map(
(side,index)=>`${index===0?"base":"head"} ${drawBarLine(side,most)}`.trimEnd()),`     ${left}${right.padStart(Math.max(right.
length+1,HISTOGRAM_COLUMNS-left.length))}`]}function sharesOf(values,{low,high}){let counts=new Array(HISTOGRAM_COLUMNS).
fill(0);for(let value of values){let column=Math.min(HISTOGRAM_COLUMNS-1,Math.floor((value-low)/(high-low)*HISTOGRAM_COLUMNS));
counts[column]+=1}return counts.map(count2=>count2/values.length)}function drawBarLine(shares,most){return shares.map(share=>share===
0?" ":HEIGHTS[Math.ceil(share/most*HEIGHTS.length)-1]).join("")}var OPEN_FINDINGS=10,PICTURES=3,FOLDED_FINDINGS=40,OPEN_PROBLEMS=10,PROBLEM_LIMIT=400,MAX_COMMAND_LENGTH=4e3,DEFAULT_NAME="\
bench-referee",PROBLEM_FORMATTER={...MARKDOWN_FORMATTER,code:text2=>renderCodeSpan(text2,PROBLEM_LIMIT),untrusted:text2=>renderCodeSpan(
text2,PROBLEM_LIMIT)};function renderMarkdown(report2,{runUrl}){let subject=report2.name===DEFAULT_NAME?[]:richText`${asUntrustedText(
report2.name)}: `,document=makeDocument(report2,subject),{override,counts,decisions,errors,findings,renames,advice,changes,
warnings,nextSteps}=document,broken=findings.filter(({verdict})=>verdict.outcome==="fail"),undecided=findings.filter(({verdict})=>verdict.
outcome==="unknown"),link=renderLink(runUrl,"the run and its log"),origin=[...document.origin.map(toMarkdown),...link===
null?[]:[link]];return{heading:`## ${ICONS[document.headline.mark]} ${toMarkdown(formatHeadline(report2))}

`,overview:[...[...override,...counts,...decisions,...errors].flatMap(writeBlock2),...writeFindings(broken,{first:RANK.firstBroken,
noun:"more broken budget"}),...renames.flatMap(writeBlock2),...writeFindings(undecided,{first:RANK.undecided,noun:"more \
undecided budget"}),...advice.flatMap(writeBlock2)],results:[...renderMarkdownTables(report2),...[...changes,...warnings,
...nextSteps].flatMap(writeBlock2)],footer:`<sub>${origin.join("<br>")}</sub>
`}}var OMISSION_ROOM=160;function fitBetween(top,parts,bottom,{limit,sizeOf}){let room=limit-sizeOf(top)-sizeOf(bottom)-
OMISSION_ROOM,{text:text2,omitted}=fitDocument(parts,{limit:room,sizeOf});if(omitted===0)return top+text2+bottom;let results=`${formatCount(
omitted,"result")} ${omitted===1?"is":"are"}`;return`${top}${text2}${results} left out here because GitHub limits the le\
ngth; the JSON and HTML reports hold them all.

${bottom}`}function toMarkdown(words){return formatRichText(words,MARKDOWN_FORMATTER)}function writeBlock2(block){switch(block.
kind){case"text":return[makeLine(block.rank,`${toMarkdown(block.words)}

`)];case"problems":return writeProblems(block.problems);case"changes":{let items=block.items.map(item=>makeLine(RANK.firstBroken,
`* ${toMarkdown(item)}
`)),sentence=formatRichText(block.words,PROBLEM_FORMATTER);return[makeLine(RANK.always,`${ICONS.warning} ${sentence}

`),makeListBlock(items)]}case"yaml":return[makeLine(RANK.firstBroken,`${toMarkdown(block.words)}

${renderCodeBlock(block.yaml,"yaml")}
`)];case"steps":return[makeLine(RANK.always,`**${NEXT_STEPS_TITLE}**

${block.steps.map(writeStep).join("")}
`)];case"commands":return[{...makeDetailsTags(REPEAT_TITLE),parts:block.commands.map(writeCommand)}]}}function writeFindings(found,{
first,noun}){let open2=found.slice(0,OPEN_FINDINGS).flatMap((finding,index)=>[{text:writeFinding2(finding),rank:first},...writeFunctions(
finding),...index<PICTURES?writeHistogram(finding):[]]),rest=found.slice(OPEN_FINDINGS,OPEN_FINDINGS+FOLDED_FINDINGS).flatMap(
finding=>[makeLine(RANK.furtherFindings,writeFinding2(finding)),...writeFunctions(finding)]),folding=Math.min(FOLDED_FINDINGS,
Math.max(0,found.length-OPEN_FINDINGS)),untold=Math.max(0,found.length-OPEN_FINDINGS-folding),note=untold>0?`, and ${untold.
toLocaleString("en-US")} in the tables only`:"",folded=makeDetailsTags(formatCount(folding,noun)+note);return[...open2,{
...folded,parts:rest}]}function writeFinding2({verdict,what,facts,culprit,because}){let mark=verdict.outcome==="fail"?LEVEL_ICONS[verdict.
level]:ICONS.undecided,reason=because===null?"":`<br><sub>Why this budget: ${renderCodeSpan(because)}</sub>`,numbers=facts.
length===0?"":`<br><sub>${toMarkdown(facts)}</sub>`,cause=culprit===null?"":`<br>${toMarkdown(culprit)}`;return`${mark} ${toMarkdown(
what)}${cause}${numbers}${reason}

`}function writeFunctions({functions}){if(functions===null)return[];let{intro,rows,elsewhere,hasIntervals}=functions,bounded=(delta,interval,...others)=>hasIntervals?
[delta,interval,...others]:[delta,...others],table=rows.map(({delta,interval,name,file})=>renderTableRow(bounded(toMarkdown(
delta),toMarkdown(interval??[]),toMarkdown(name),toMarkdown(file)))),head=renderTableHead(bounded("own time","95% interv\
al","function","file"),hasIntervals?["right","right","left","left"]:["right","left","left"]),text2=elsewhere===null?"":`${head}${table.
join("")}
${toMarkdown(elsewhere)}

`;return[makeLine(RANK.changedRow,`${toMarkdown(intro)}

${text2}`)]}function writeHistogram({row,verdict}){if(!isAboutChange(verdict))return[];let lines=drawTextHistogram(row)?.
map(line=>shorten(stripControls(line)));return lines===void 0?[]:[makeLine(RANK.furtherFindings,`${renderTextBlock(lines.
join(`
`))}
`)]}function writeStep({text:text2,yaml,url}){let link=renderLink(url??null,GUIDE_TITLE),lines=yaml===void 0?"":`
${renderTextBlock(yaml,{indent:"  ",language:"yaml"})}
`;return`- ${toMarkdown(text2)}${link===null?"":` ${link}`}
${lines}`}function writeCommand({leg,command}){let block=command.length>MAX_COMMAND_LENGTH?`The command is too long to b\
e shown here; the HTML report has it.
`:renderCodeBlock(command);return makeLine(RANK.always,leg===null?block:`${renderCodeSpan(leg)}:

${block}
`)}function writeProblems(problems){let lines=problems.slice(0,OPEN_PROBLEMS).map(problem=>{let{severity,excerpt}=problem,
lines2=excerpt===void 0?"":`
${renderTextBlock(renderExcerpt(excerpt),{indent:"  "})}`,mark=severity==="error"?ICONS.broken:ICONS.warning,words=formatRichText(
formatDiagnostic(problem),PROBLEM_FORMATTER);return makeLine(RANK.firstBroken,`- ${mark} ${words}
${lines2}`)}),more=problems.length-lines.length;return more>0&&lines.push(makeLine(RANK.firstBroken,`- and ${more.toLocaleString(
"en-US")} more in the JSON report
`)),[makeListBlock(lines),...problems.slice(0,OPEN_PROBLEMS).flatMap(writeOutput)]}function writeOutput(problem){let{location,
output}=problem;if(output===void 0)return[];let[first]=location,leg=first?.kind==="recording"?`${renderCodeSpan(first.name)}\
:

`:"",lines=makeLine(RANK.firstBroken,`${leg}${renderTextBlock(cleanLastLines(output))}`);return[{...makeDetailsTags(titleOfLastLines(
problem)),parts:[lines]}]}function makeListBlock(lines){return{open:"",parts:lines,close:`
`}}var COMMENT_LIMIT=6e4,SUMMARY_LIMIT=9e5;function renderComment(report2,context){let{heading,overview,results,footer}=renderMarkdown(
report2,context),size={limit:context.limit??COMMENT_LIMIT,sizeOf:({length})=>length};return fitBetween(heading,[...overview,
...results],footer,size)}function renderJobSummary(report2,context){let{heading,overview,results,footer}=renderMarkdown(
report2,context);return fitBetween(heading,[...overview,...results],footer,{limit:SUMMARY_LIMIT,sizeOf:byteLengthOf})}var EARLIER=/<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;
function renderInProgressNotice({headSha,runUrl,earlier}){let link=renderLink(runUrl,"This run"),known=EARLIER.exec(earlier.
body)?.groups,[head,body]=known===void 0?[earlier.headSha,earlier.body]:[known.head??"",known.body??""],top=`## \u23F3 A new \
measurement is running for ${abbreviateSha(headSha)}

${link??"A run"} will put its result here.

`,{open:open2,close}=makeDetailsTags(head===""?"The last result":`The last result, of ${abbreviateSha(head)}`),kept=`${open2}\
<!-- bench-referee: earlier head=${head} -->
${lowerHeading(body)}<!-- bench-referee: end -->
${close}`;return top.length+kept.length>COMMENT_LIMIT?top:top+kept}function lowerHeading(body){return`${body.replace(/^## /,
"### ").trimEnd()}
`}var SIDES2=["","base","","head","","",""];function renderCsv(report2){let tables=makeResultTables(report2);return tables.
length===0?formatLine(SIDES2):tables.map(table=>tableLines(table,report2.geomeans.find(({unit})=>unit===table.unit))).join(
`
`)}function tableLines({unit,groups,geomean:shown},geomean2){let lines=[SIDES2,["",escapeFormula(unit),"CI",escapeFormula(
unit),"CI","vs base","P"],...groups.flatMap(({label,rows})=>rows.map(row=>rowFields(row,label)))];if(geomean2!==void 0){
let{base,head}=geomean2;lines.push(["geomean",formatNumber(base),"",formatNumber(head),"",shown?.change??"",""])}return lines.
map(formatLine).join("")}function formatLine(fields){return`${fields.map(quoteField).join(",")}
`}function rowFields({row,label:name,metric,base,head,change,test},group){let label=[group,name,metric].flatMap(part=>part===
null?[]:cleanUntrustedText(part)).join(" ");return[escapeFormula(label),formatNumber(row.base?.median),base?.range??"",formatNumber(
row.head?.median),head?.range??"",change,test.replaceAll(/[()]/g,"")]}function escapeFormula(untrusted){let clean=cleanUntrustedText(
untrusted,Number.POSITIVE_INFINITY);return/^[=+\-@]/.test(clean)?`'${clean}`:clean}function formatNumber(value){return value===
void 0||!Number.isFinite(value)?"":String(Number.isInteger(value)?value:Number(value.toPrecision(15)))}function quoteField(content){
return/[",\r\n]|^\s/.test(content)?`"${content.replaceAll('"','""')}"`:content}var REPORT_VERSION=1,OUTCOMES={pass:"pass",fail:"fail",unknown:"inconclusive"};function renderJson(report2){let{name,conclusion,
accepted,commits,rounds,seed,commands,rows,counts,tables,problems}=report2,{configSource,placements,measuredAgain,shard,
benchmarkFiles,cost,proposedRenames,legs}=report2,measured=listReasons(report2,decision=>!isSkip(decision)),value={version:REPORT_VERSION,
name,verdict:conclusion,accepted:accepted&&toOverrideJson(accepted),base:commits.base,head:commits.head,rounds,placements,
measuredAgain,seed,commands,counts,shard:shard&&formatShard(shard),benchmarkFiles,cost,notMeasured:listReasons(report2,isSkip),
measured:nullIfEmpty(measured),comparisons:rows.map(toComparisonJson),geomeans:geomeanEntries(report2),tables:tables===null?
null:tables.map(toTableJson),problems:[...problems,...listConfigProblems(report2)].map(toDiagnosticJson),configuration:configSource===
"none"?null:configSource??void 0,configChange:report2.configChange&&toConfigChangeJson(report2.configChange),environment:report2.
environment,proposedRenames:nullIfEmpty(proposedRenames),baseline:report2.baseline,legs:nullIfEmpty(legs)};return`${JSON.
stringify(omitNull(value,OPTIONAL_OF_REPORT),null,2)}
`}var OPTIONAL_OF_REPORT=["placements","measuredAgain","shard","benchmarkFiles","cost","measured","proposedRenames","bas\
eline","legs"];function nullIfEmpty(list2){return list2.length===0?null:list2}function listReasons({decisions},isWanted){
return decisions.filter(isWanted).map(decision=>{let{command,leg,reason}=decision;return omitNull({command,leg,reason,detail:formatDetail(
decision)},["leg"])})}function toOverrideJson({label,by,isAuthor,at,scope,verdict}){return{label,by,isAuthor,at,scope,verdict}}
function listConfigProblems({configChange}){if(configChange===null)return[];let{path:path5,kind}=configChange;return[makeWarning(
"configuration-changes",inFile(path5),{kind})]}function toConfigChangeJson({path:path5,kind,error,settings}){return{path:path5,
kind,error:error&&formatDiagnosticLine(error),settings:settings.map(({budget,key,base,head})=>({budget,key,base,head}))}}
var OPTIONAL_OF_ROW=["placements","since","wouldDecide","culprit","functions","profile","renamed","place"];function toComparisonJson(row){
let{command,name,group,metric,unit,better,state,exact,base,head,interval,p,verdicts}=row,{since,wouldDecide,culprit,functions,
renamed,place}=row;return omitNull({command,name,group,metric,unit,better,state,exact,placements:row.placements,base:toSideJson(
base),head:toSideJson(head),delta:finiteOrNull(row.delta),change:finiteOrNull(row.change),interval:interval&&toChangeInterval(
interval),p,detectable:finiteOrNull(row.detectable),budgets:verdicts.map(toBudgetJson),since:since&&{...toLevelJson(since),
significant:since.isSignificant},wouldDecide:wouldDecide&&{minutes:wouldDecide.minutes,limit:wouldDecide.limit},culprit:culprit&&
toCulpritJson(culprit),functions:functions&&listFunctions(functions),profile:functions&&toProfileJson(functions),renamed:renamed&&
{from:renamed.from,by:renamed.by},place:place&&{file:place.file,line:place.line}},OPTIONAL_OF_ROW)}function toCulpritJson({
kind,commits,of,builds,rounds}){return{kind,commits:commits.map(({sha})=>sha),of,builds,rounds}}function listFunctions(functions){
return functions.kind==="missing"?[]:functions.attribution.functions.map(({name,file,deltaSelf,low,high,touched})=>({name,
file,deltaSelf,low,high,touched}))}function toProfileJson(functions){if(functions.kind==="missing")return{of:null,reason:functions.
reason};let{attribution,elsewhere,isOfCommand,isProportional}=functions,{runs,samples,unnamed}=attribution;return{of:isOfCommand?
"command":"benchmark",reason:unnamed?.reason??null,runs,samples,elsewhere,proportional:isProportional,wouldShow:unnamed?.
runs??null}}var NO_LEVEL="no-level";function toBudgetJson({kind,limit,level,outcome:outcome2,because,anchored}){let budget={
kind,limit,level,outcome:OUTCOMES[outcome2],because};if(anchored===null)return budget;let{against,level:since}=anchored;
return typeof since=="string"?{...budget,outcome:NO_LEVEL,against,since:null,reason:since}:{...budget,against,since:toLevelJson(
since)}}function toLevelJson({anchor,base,change,interval,p}){return{anchor:anchor.name,commit:anchor.commit,base,change,
interval:toChangeInterval(interval),p}}function geomeanEntries(report2){let{geomeans:geomeans2,judgedGeomeans}=report2,shown=geomeans2.
map(one=>({one,judged:findJudgedGeomeans(one,report2)})),judged=shown.flatMap(({judged:judged2})=>judged2);return[...shown.
map(({one:{unit,base,head,delta,n},judged:judged2})=>({unit,base,head,delta,n,...toEvidenceJson(judged2[0]),budgets:judged2.
flatMap(({verdicts})=>verdicts.map(toBudgetJson))})),...judgedGeomeans.filter(row=>!judged.includes(row)).map(row=>({unit:row.
unit,base:row.base?.median??null,head:row.head?.median??null,delta:finiteOrNull(row.delta),n:row.members.length,...toEvidenceJson(
row),budgets:row.verdicts.map(toBudgetJson)}))]}function toEvidenceJson(row){let{group=null,change=null,interval=null,p=null,
members=null,leftOut=null}=row??{};return{group,change:finiteOrNull(change),interval:interval&&toChangeInterval(interval),
p,members,leftOut}}function toTableJson({fields,unit,sides,varying,columns,rows,geomeans:geomeans2}){return{fields:fields.
map(({name,value})=>({name,value})),unit,sides,varying,columns,rows:rows.map(({label,cells})=>({label,cells:cells.map(cell=>cell&&
toCellJson(cell))})),geomeans:geomeans2.map(({value,delta})=>({value,delta}))}}function toCellJson({n,median:median2,medianInterval:medianInterval2,
comparison}){let{delta,change,p}=comparison??{};return{n,median:median2,...toMedianInterval(medianInterval2),comparison:comparison&&
{delta,change,p}}}function toSideJson(summary){if(summary===null)return null;let{n,median:median2,medianInterval:medianInterval2,
values,rounds}=summary;return{n,median:median2,...toMedianInterval(medianInterval2),values,rounds}}function toMedianInterval({
low,high}){let isThere=Number.isFinite(low)&&Number.isFinite(high);return{low:isThere?low:null,high:isThere?high:null}}function toChangeInterval({
low,high}){return low<=-1&&high===1/0?null:{low:finiteOrNull(low),high:finiteOrNull(high)}}function finiteOrNull(value){
return value!==null&&Number.isFinite(value)?value:null}var Markup=class{text;constructor(text2){this.text=text2}};function html(texts,...contents){return new Markup(texts.map(
(text2,index)=>text2+writeContent(contents[index]??null)).join(""))}function joinContents(contents,separator){return contents.
flatMap((content,index)=>index===0?[content]:[separator,content])}function showUncut(words){return words.map(piece=>typeof piece==
"string"||"strong"in piece?piece:html`<code>${stripControls("code"in piece?piece.code:piece.untrusted)}</code>`)}function renderScrollRegion(label,table){
return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`}function writeContent(content){
if(content===null)return"";if(typeof content=="string")return escapeHtml(content);if(typeof content=="number")return String(
content);if(content instanceof Markup)return content.text;if(isList(content))return content.map(writeContent).join("");if("\
tag"in content)return writeDrawing(content);if("strong"in content)return`<strong>${escapeHtml(content.strong)}</strong>`;
let text2="code"in content?content.code:content.untrusted;return`<code>${escapeHtml(cleanUntrustedText(text2))}</code>`}
function isList(content){return Array.isArray(content)}function writeDrawing({tag,attributes:attributes2,children}){let fields=Object.
entries(attributes2).map(([name,value])=>` ${name}="${escapeHtml(value)}"`);return`<${tag}${fields.join("")}>${children.
map(writeContent).join("")}</${tag}>`}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function escapeHtml(text2){
return text2.replaceAll(/[&<>"']/g,character=>ENTITIES[character]??"")}function renderJunit(report2){let findingOf=indexFindings(report2),cases=[...report2.conclusion==="error"?[errorCase(report2)]:
[],...[...report2.rows,...report2.judgedGeomeans].map(row=>caseOf(row,report2,findingOf)),...skippedCases(report2)],count2=tag=>cases.
filter(({outcome:outcome2})=>outcome2?.tag===tag).length,name=cleanName2(report2.name),counts={tests:cases.length,failures:count2(
"failure"),errors:count2("error")};return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites${attributes({name,...counts})}\
>`,`  <testsuite${attributes({name,...counts,skipped:count2("skipped")})}>`,...cases.map(renderCase),`    ${element("sys\
tem-out",{},summaryLines(report2))}`,"  </testsuite>","</testsuites>",""].join(`
`)}function errorCase(report2){let errors=report2.problems.filter(({severity})=>severity==="error"),lines=[`${makeHeadline(
report2).text}.`,...problemLines(errors)];return{name:"verdict",classname:cleanName2(report2.name),seconds:"0",outcome:{
tag:"error",type:"error",lines},output:[]}}function skippedCases(report2){return report2.decisions.filter(isSkip).map(decision=>({
name:decision.command===null?"benchmarks":cleanName2(decision.command),classname:cleanName2(decision.leg??report2.name),
seconds:"0",outcome:{tag:"skipped",type:"not-measured",lines:[`Not measured: ${formatDetail(decision)}.`]},output:[]}))}
function caseOf(row,report2,findingOf){let linesOf2=verdicts=>verdicts.flatMap(verdict=>{let finding=findingOf(verdict,row);
return finding===void 0?["Not judged, because base was measured on another machine."]:listPlainLines(finding,verdict.because)}),
broken=row.verdicts.filter(({outcome:outcome2})=>outcome2==="fail"),failing=broken.filter(({level})=>level==="fail"&&report2.
accepted===null),identity={...identityOf(row,report2),seconds:secondsOf(row)},described=row.verdicts.filter(verdict=>verdict.
outcome==="unknown"&&!isDecisive(verdict)).filter(verdict=>!isLeftToWarning(verdict)),output=linesOf2([...broken.filter(
verdict=>!failing.includes(verdict)),...described]),[first]=failing;return first===void 0?{...identity,outcome:otherOutcome(
row,report2,linesOf2),output}:{...identity,outcome:{tag:"failure",type:first.kind,lines:linesOf2(failing)},output}}function otherOutcome(row,{
conclusion},linesOf2){let state="state"in row?row.state:null;if(state==="failed")return{tag:"error",type:"failed",lines:[
"The benchmark failed on head."]};let undecided=row.verdicts.filter(verdict=>verdict.outcome==="unknown"&&isDecisive(verdict));
return undecided.length>0?{tag:"skipped",type:"inconclusive",lines:linesOf2(undecided)}:conclusion==="error"&&row.verdicts.
length===0?{tag:"skipped",type:"not-judged",lines:["Not judged."]}:state==="inconclusive"?{tag:"skipped",type:"inconclus\
ive",lines:["Inconclusive."]}:null}function isDecisive(verdict){return isAboutChange(verdict)||verdict.level==="fail"}function identityOf(row,report2){
let name="members"in row?`geomean of ${formatCount(row.members.length,"benchmark")}`:row.name;return{name:`${cleanName2(
name)} ${cleanName2(row.metric)}`,classname:cleanName2(groupLabelOf(row)??report2.name)}}function cleanName2(untrusted){
return cleanUntrustedText(untrusted,Number.POSITIVE_INFINITY)}var DECIMALS=12,MAX_SECONDS=1e9;function secondsOf({head,unit}){
return head===null||!unitDescriptionOf(unit).isDuration||!(head.median>0&&head.median<=MAX_SECONDS)?"0":head.median.toFixed(
DECIMALS).replace(/\.?0+$/,"")}function indexFindings(report2){let findings=listFindings(report2),own=new Map(findings.map(
finding=>[finding.verdict,finding])),shared=new Map(findings.filter(({verdict})=>verdict.limit===null).map(finding=>[missingSideKeyOf(
finding.verdict.kind,finding.row),finding]));return(verdict,row)=>own.get(verdict)??(verdict.limit===null?shared.get(missingSideKeyOf(
verdict.kind,row)):void 0)}function summaryLines(report2){let verdict=`${report2.conclusion.toUpperCase()}: ${makeHeadline(
report2).text}.`,counts=isNothingMeasured(report2)?[]:[`${formatCounts(report2)}.`];return[verdict,...counts,...problemLines(
report2.problems)]}function problemLines(problems){return selectForLog(problems).shown.map(problem=>`${problem.severity}\
: ${formatDiagnosticLine(problem)}`)}function renderCase({name,classname,seconds,outcome:outcome2,output}){let inner=[...outcome2===
null?[]:[element(outcome2.tag,{message:outcome2.lines[0]??"",type:outcome2.type},outcome2.lines)],...output.length===0?[]:
[element("system-out",{},output)]],start=`    <testcase${attributes({name,classname,time:seconds})}`;return inner.length===
0?`${start}/>`:[`${start}>`,...inner.map(one=>`      ${one}`),"    </testcase>"].join(`
`)}function element(tag,given,lines){return`<${tag}${attributes(given)}>${escapeXml(lines.join(`
`))}</${tag}>`}function attributes(given){return Object.entries(given).map(([name,value])=>` ${name}="${escapeXml(String(
value))}"`).join("")}var NOT_XML=/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;function escapeXml(text2){return escapeHtml(
text2.replaceAll(NOT_XML,""))}function drawElement(tag,attributes2,children=[]){let texts=Object.entries(attributes2).map(([name,value])=>[name,formatCoordinate(
value)]);return{tag,attributes:Object.fromEntries(texts),children}}function drawPicture(size,label,children){let viewBox=`\
0 0 ${size.width} ${size.height}`;return drawElement("svg",{viewBox,role:"img","aria-label":label},children)}function drawPath(className,data){
return drawElement("path",{class:className,d:data})}function path4(texts,...values){return texts.map((text2,index)=>text2+
formatCoordinate(values[index]??"")).join("")}function drawText(content,x,attributes2){return drawElement("text",{x,...attributes2},
[content])}function formatCoordinate(value){return typeof value=="string"?value:String(Math.round(value*10)/10)}function formatDots(points){
return points.map(([x,y])=>path4`M${x} ${y}h0`).join("")}function formatPolyline(points){return points.map(([x,y],index)=>path4`${index===
0?"M":"L"}${x} ${y}`).join("")}var OVERVIEW={width:1e3,height:200};var OVERVIEW_LABEL=17,TONES=["same","good","unclear","bad"];function toneOf({state}){return state==="regression"||state===
"failed"?"bad":state==="improvement"?"good":state==="inconclusive"?"unclear":"same"}function changesOf(rows){return rows.flatMap(row=>{let change=worseningOf(row);return change===null?[]:[{row,change}]}).
toSorted((left,right)=>right.change-left.change||(allowedWorseningOf(right.row)??0)-(allowedWorseningOf(left.row)??0))}function drawOverview(rows){
let changes=changesOf(rows);if(changes.length<2)return null;let axis=makeChangeAxis(extentsOf(changes),{from:OVERVIEW.height-
8,to:8},OVERVIEW_LABEL),step=OVERVIEW.width/changes.length,x=index=>(index+.5)*step,label=`${changes.length} changes wit\
h their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`,marks=TONES.
flatMap(tone=>{let own=changes.flatMap(({row,change},index)=>toneOf(row)===tone?[{row,change,x:x(index)}]:[]);return own.
length===0?[]:[drawPath(`${tone} range`,own.map(one=>rangePath(one,axis)).join("")),drawPath(`${tone} dots`,formatDots(own.
map(one=>[one.x,axis.at(one.change)])))]}),grid=axis.ticks.map(tick=>drawPath(tick===0?"zero":"grid",path4`M0 ${axis.at(
tick)}H${OVERVIEW.width}`)),drawing=drawPicture(OVERVIEW,label,[...grid,drawPath("limit",limitPath(changes,axis,step)),...marks]);
return{drawing:{...drawing,attributes:{...drawing.attributes,preserveAspectRatio:"none"}},axis,count:changes.length}}function toPercentOfHeight(at){
return path4`${at/OVERVIEW.height*100}%`}function*extentsOf(changes){for(let{row,change}of changes){let range=worseningIntervalOf(
row);yield change,yield allowedWorseningOf(row)??0,range!==null&&(yield*[range.low,range.high])}}function rangePath({row,
x},axis){let range=worseningIntervalOf(row);return range===null||!(Number.isFinite(range.low)||Number.isFinite(range.high))?
"":path4`M${x} ${axis.at(range.low)}V${axis.at(range.high)}`}function limitPath(changes,axis,step){let data="",before=null;
for(let[index,{row}]of changes.entries()){let limit=allowedWorseningOf(row);limit!==null&&limit!==before&&(data+=path4`M${index*
step} ${axis.at(limit)}`);let isLast=index===changes.length-1||allowedWorseningOf(changes[index+1].row)!==limit;limit!==
null&&isLast&&(data+=path4`H${(index+1)*step}`),before=limit}return data}var SIZE={width:360,height:170},PLOT={left:70,right:352,top:8,bottom:146},SIDE_SHIFT=.18;var SIDES3=["base","head"];function drawSamplePlot(row){let present=presentSides(row),measured=extentOf(present.flatMap(
({values})=>values));if(measured===null)return null;let limit=allowedValueOf(row),near=limit===null?[]:nearLimit(limit,measured),
y=makeLinearAxis(extentOf([measured.low,measured.high,...near])??measured,{from:PLOT.bottom-6,to:PLOT.top+6}),last=present.
reduce((most,{rounds})=>Math.max(most,rounds.at(-1)??1),1),x=round3=>PLOT.left+(round3-.5)/last*(PLOT.right-PLOT.left),label=`\
Values in the order they were taken, ${formatCount(last,"round")}; dashed lines are the medians.`;return drawPicture(SIZE,
label,[...valueLabels(y,row.unit),drawText("round 1",x(1),{y:162,class:"middle"}),...last<4?[]:[drawText(String(last),x(
last),{y:162,class:"middle"})],drawPath("pairs",pairLines(row,x,y)),...near.map(value=>drawPath("limit",formatHorizontal(
y.at(value)))),...SIDES3.flatMap(side=>sideMarks(row[side],side,{x,y}))])}function nearLimit(limit,extent){let reach=Math.
max(extent.high-extent.low,Math.abs(extent.high)/50);return limit>=extent.low-reach&&limit<=extent.high+reach?[limit]:[]}
function sideMarks(summary,side,{x,y}){if(summary===null)return[];let points=summary.values.map((value,index)=>[x((summary.
rounds[index]??1)+shiftOf(side)),y.at(value)]);return[drawPath(`${side} course`,formatPolyline(points)),drawPath(`${side}\
 median`,formatHorizontal(y.at(summary.median))),drawPath(`${side} dots`,formatDots(points))]}function pairLines({base,head},x,y){
if(base===null||head===null)return"";let ofHead=firstOfRounds(head);return[...firstOfRounds(base)].flatMap(([round3,value])=>{
let other=ofHead.get(round3);return other===void 0?[]:formatPolyline([[x(round3+shiftOf("base")),y.at(value)],[x(round3+
shiftOf("head")),y.at(other)]])}).join("")}function firstOfRounds({values,rounds}){let first=new Map;for(let[index,round3]of rounds.
entries())first.has(round3)||first.set(round3,values[index]??Number.NaN);return first}function shiftOf(side){return side===
"base"?-SIDE_SHIFT:SIDE_SHIFT}function formatWorsening(change){return change===0?"0%":`${formatPercent(Math.abs(change))} ${change>0?"worse":"better"}`}
function valueLabels(y,unit){return y.ticks.flatMap(tick=>[drawPath("grid",formatHorizontal(y.at(tick))),drawText(formatTick(
tick,unit),PLOT.left-6,{y:y.at(tick)+4,class:"end"})])}function formatTick(value,unit){return cleanUntrustedText(formatQuantity(
value,unit).split(" ")[0]??"")}function formatHorizontal(y){return path4`M${PLOT.left} ${y}H${PLOT.right}`}function presentSides({
base,head}){return[base,head].filter(side=>side!==null)}var SIZE2={width:640,height:150},LEFT=64,BOTTOM=26,EDGE=16;function drawCulprit(row){let{culprit,change,interval}=row;if(culprit===
null||change===null)return null;let sign=worseSignOf(row),ends={position:culprit.of,change,low:interval?.low??null,high:interval?.
high??null},measured=culprit.levels.flatMap(level=>level.change===null?[]:{...level,change:level.change});if(measured.length===
0)return null;let commits=[{position:0,change:0,low:null,high:null},...measured,ends].map(one=>turn(one,sign)),extent=extentOf(
commits.flatMap(({change:change2,low,high})=>[change2,low??change2,high??change2]));if(extent===null)return null;let axis=makeLinearAxis(
extent,{from:SIZE2.height-BOTTOM-EDGE,to:EDGE}),step=(SIZE2.width-LEFT-2*EDGE)/culprit.of,x=position=>LEFT+EDGE+position*
step,grid=axis.ticks.flatMap(tick=>[drawPath(tick===0?"zero":"grid",path4`M${LEFT} ${axis.at(tick)}H${SIZE2.width}`),drawText(
formatPercent(sign*tick),LEFT-8,{y:axis.at(tick)+4,"text-anchor":"end"})]),named=culprit.positions.map(position=>drawElement(
"rect",{class:"named",x:x(position-.5),y:EDGE/2,width:step,height:SIZE2.height-BOTTOM-EDGE})),ranges=commits.flatMap(({position,
low,high})=>low===null||high===null||!Number.isFinite(low)||!Number.isFinite(high)?[]:[path4`M${x(position)} ${axis.at(low)}V${axis.
at(high)}`]),names=[...commits.keys()].map(index=>{let{position}=commits[index],name=position===0?"base":position===culprit.
of?"head":String(position);return drawText(name,x(position),{y:SIZE2.height-8,"text-anchor":"middle"})});return drawPicture(
SIZE2,labelOf(culprit.of,measured.length),[...named,...grid,drawPath("bad range",ranges.join("")),drawPath("bad dots",formatDots(
commits.map(one=>[x(one.position),axis.at(one.change)]))),...names])}function turn({position,change,low,high},sign){let[
one,other]=[low===null?null:sign*low,high===null?null:sign*high];return{position,change:sign*change,low:sign===1?one:other,
high:sign===1?other:one}}function labelOf(commits,measured){return`How much worse ${measured} of ${commits} commits are \
than base, with 95% intervals, oldest on the left. The sentence above names the result.`}var FLAME_SCRIPT=['"use strict";(()=>{function w(e,t={},n=[]){let r=document.createElement(e);for(let[o,s]of Object.entr\
ies(t))s!==!1&&s!==null&&r.setAttribute(','o,s===!0?"":String(s));return r.append(...n),r}var W=52n;function F(e,t){if(e\
===0)return Object.is(e,-0)?`-${0 .toFixed(t)}`:0 .toFixed(t);if(Math.abs(e)<1e21&&!xe(e,t))return e.','toFixed(t);if(Nu\
mber.isNaN(e))return"NaN";let n=e<0?"-":"";if(!Number.isFinite(e))return n==="-"?"-Inf":"+Inf";let{mantissa:r,','exponen\
t:o}=we(e),s=Te(r*10n**BigInt(t),o).toString().padStart(t+1,"0");return t===0?n+s:`${n}${s.slice(0,-t)}.${s.slice(',"-t)\
}`}function xe(e,t){return Math.abs(e*2**(t+1))%2===1}function we(e){let t=new DataView(new ArrayBuffer(8));t.setFloat64\
(","0,e);let n=t.getBigUint64(0),r=Number(n>>W&0x7ffn),o=n&(1n<<W)-1n;return r===0?{mantissa:o,exponent:-1074}:{mantissa\
:o|1n<<","W,exponent:r-1+-1074}}function Te(e,t){if(t>=0)return e<<BigInt(t);let n=BigInt(-t),r=e>>n,o=e-(r<<n),s=1n<<n-\
1n;return o>",'s||o===s&&(r&1n)===1n?r+1n:r}var I=12,Ee="?";function q(e,t,n=""){let r=F(e,t)+n;return Number.isFinite(e\
)&&r.length<=I?r:B(e,n)}function V(e,t,n=""){','let r=q(e,t,n);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<\
I?r:B(e,n)}`}function B(e,t=""){return Number.isNaN(','e)?Ee:(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E\
`)+t}var Y="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u2000-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",$e=new RegExp(`([*/${Y}-]+)\
|[^*/${Y}\\','-]+`,"g");function N(e){let t=[],n=!1;for(let{0:r,1:o,index:s}of e.matchAll($e))o===void 0?t.push({text:r,\
start:s,inDenominator:n}):','n=Me(o,n);return t}function Me(e,t){let n=Math.max(e.lastIndexOf("*"),e.lastIndexOf("/"));r\
eturn n<0?t:e[n]==="/"}var Se=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"u\
s \\xB5s \\u03BCs usec microsecon\\','d microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second s\
econds"]],Ae=[[60,"min mins minute min\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],Fe=[[1,"B byte bytes"\
],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte t\
erabytes"],[2**10,"KiB kibibyte kibibytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,\
"TiB tebibyte tebibytes"]],Ne={sec:4,B:2},Q=new Map,','Z=new Map;function H(e,t,n){for(let[r,o]of e)for(let s of o.split\
(" ")){let c={base:t,factor:r,inside:n};Q.set(s,c),s.length>=','Ne[t]&&Z.set(s.toLowerCase(),c)}}H(Se,"sec",!0);H(Ae,"se\
c",!1);H(Fe,"B",!0);function O(e){return Q.get(e)??Z.get(e.toLowerCase())??',"null}var k=new Map,Ce=100;function G(e){le\
t t=k.get(e);if(t!==void 0)return t;let n=Le(e);return k.size===Ce&&k.clear(),k.set(","e,n),n}function Le(e){let t=N(Re(\
e)),n=t.filter(u=>!u.inDenominator).map(({text:u})=>u),r=t.filter(u=>u.inDenominator).map(",'({text:u})=>u),o=r.map(O).f\
ind(u=>u?.base==="sec"),s=n.map(O).filter(u=>u?.inside),[c]=s.length===1?s:[];return{kind:c==','null?"other":c.base==="s\
ec"?"time":"size",factor:c?.factor??1,numerator:n,denominator:r,rate:o!==void 0,perSeconds:o?.factor??','null}}function \
Re(e){return/per|1|\xB9/i.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}\
+)(?:(?:\\^|\\*\\*)\\(?-1\\)?|\u207B\xB9)/gu,','"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function J(e){return N\
(e).some(({text:t,inDenominator:n})=>!n&&(t==="B"||t==="MB"||t==="bytes"))}var Ie=["T","G","M","k","","m","\\xB5","n"].fl\
atMap((e,t)=>{let n=12-3*t,r=s=>+`${s}e${n}`,o=r("1");return[{from:r("99.99\\','5"),decimals:1,factor:o,prefix:e},{from:\
r("9.9995"),decimals:2,factor:o,prefix:e},{from:r("0.99995"),decimals:3,factor:o,','prefix:e}]}),Be=["Ti","Gi","Mi","Ki"\
,""].flatMap((e,t)=>{let n=2**(40-10*t);return[{from:99.995*n,decimals:1,factor:n,prefix:e},',"{from:9.9995*n,decimals:2\
,factor:n,prefix:e},{from:.99995*n,decimals:3,factor:n,prefix:e}]}),ee=[-1,-2,-3,-4,-5,-6,-7,-8].",'map(e=>+`9.9995e${e}\
`),Oe={decimals:3,factor:1,prefix:""};function ke(e,t){let n=J(t)?"binary":"decimal",r=ne(e,n);return o=>te(',"o,r)??te(\
o,ne([o],n))??B(o)}function te(e,{decimals:t,factor:n,prefix:r}){let o=e/n,s=F(o,t)+r;return Number.isFinite(o)&&",'s.le\
ngth<=I?s:null}function ne(e,t){let n=t==="binary"?Be:Ie,r=Ue(e);if(r===0)return Oe;for(let d=0;d<n.length;d+=1)if(r>=',
"n[d].from)return n[d];let{factor:o,prefix:s}=n.at(-1),c=ee.findIndex(d=>r/o>=d);return{decimals:3+(c<0?ee.length-1:c),f\
actor:o,","prefix:s}}function Ue(e){let t=0;for(let n of e){let r=Math.abs(n);r!==0&&(t===0||r<t)&&(t=r)}return t}var _e\
={time:1,size:1024,",'other:1e5};function U(e,t){let{kind:n,factor:r,rate:o,perSeconds:s}=G(t),c=r===1&&(!o||s===1)?n:"o\
ther",d=Number.isInteger(','e)&&Math.abs(e)<_e[c]?String(e):ke([e],t)(e);return t==="count"||t==="allocs/op"?d:t==="1/s"\
?`${d}/s`:c==="other"?`${d} ${t}`:','d+(c==="time"?"s":"B")+(o?"/s":"")}function re(e){return`"${e.replaceAll(\'"\',"\'").r\
eplaceAll(/\\s+/g," ")}"`}var oe="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";var K=120,ve=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu\
,Pe=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu,De=new RegExp(`[${oe}]`,"gu"),We=/^[ -~]*$/;function He(e){','return We.test(e)?e:e.repl\
aceAll(ve," ").replaceAll(Pe,"").replaceAll(De,"")}function Ge(e,t=K){if(e.length<=t)return e;let n=[...e];return n.leng\
th>t?`${n.slice(0,t-1).join("")}\\u2026`:e}function C(e,t=K){let n=He(e).trim();return n===""?"(no name)":Ge(n,t)}functio\
n _(e,t=K){return re(C(e,t))}var se={plain:e=>e,strong:e=>e,code:e=>ie(e),untrusted:e=>_(e)},Et={...se,code:e=>ie(e,Numb\
er.POSITIVE_INFINITY),untrusted:e=>_(','e,Number.POSITIVE_INFINITY)};function ie(e,t){return e.includes("`")?_(e,t):`\\`$\
{C(e,t)}\\``}function X(e){return V(e*100,2,"%")}function z(e,t){return`${e.toLocaleString("en-US")} ${t}${e===1?"":"s"}`\
}var Xe=60;function v(e,t){let n=t==="ns"?U(e/1e9,"sec"):U(e,t);return t==="ns"?n:C(n,Xe)}function ae(e,t){return`${e>0?\
"\\','+":""}${v(e,t)}`}var P={grew:{sign:"\\u25B2",label:"own time grew"},"grew-some":{sign:"\\u25B3",label:"may have grow\
n"},same:{','sign:"",label:"no change"},"shrank-some":{sign:"\\u25BD",label:"may have shrunk"},shrank:{sign:"\\u25BC",labe\
l:"own time s\\','hrank"},new:{sign:"\\u271A",label:"new on head"},gone:{sign:"\\u2716",label:"gone on head"}};function le\
(e,t){let n=e.map(()=>[]);for(let r=1;r<e.length;r+=1)n[e[r]].push(r);for(let r of n)r.length>1&&r.sort(t);return n}',"f\
unction ce({values:e,parents:t,children:n,focus:r,minWidth:o}){let s=[],c=new Map,u=i=>{for(;s.length<=i.depth;)s.push(",
"[]);s[i.depth].push(i),c.set(i.node,i)},d=[];for(let i=t[r];i!==-1;i=t[i])d.unshift(i);for(let[i,p]of d.entries())u({no\
de:p,","depth:i,left:0,width:1});u({node:r,depth:d.length,left:0,width:1});let b=e[r];if(b<=0)return{rows:s,boxes:c};for\
(let i=d.","length;i<s.length;i+=1)for(let p of s[i]){let{left:a}=p;for(let f of n[p.node]){let y=e[f]/b;y>=o&&u({node:f\
,depth:i+1,left:a,",'width:y}),a+=y}}return{rows:s,boxes:c}}var A=22,ze=1.5,je=28,ue=12,qe=/^(?:[\\w.~-]+\\/)+(?=\\w)/;func\
tion me(e,t){let{parents:n}=e.graph,r=w("div",{class:"sheet"}),','o=w("div",{class:"flame",role:"group","aria-label":"Fl\
ame graph. Arrow keys move, Enter zooms in, Escape zooms out."},[r]),','s="head",c=0,u=0,d=null,b={rows:[],boxes:new Map\
},i=new Map;function p(){let l=Math.max(1,r.clientWidth),{children:m,graph:g}=e;',"b=ce({values:g[s],parents:n,children:\
m,focus:c,minWidth:ze/l}),b.boxes.has(u)||(u=c),r.style.height=`${b.rows.length*A}p\\","x`,i=new Map,r.replaceChildren()\
,a()}function a(){let l=Math.max(0,Math.floor(o.scrollTop/A)-ue),m=Math.ceil((o.scrollTop+","o.clientHeight)/A)+ue,g=r.c\
lientWidth,x=new Map,L=[];for(let M=l;M<Math.min(m,b.rows.length);M+=1)for(let T of b.rows[M]){","let S=i.get(T.node);S=\
==void 0&&(S=f(T,g),L.push(S)),x.set(T.node,S)}for(let[M,T]of i)!x.has(M)&&T!==document.activeElement&&","T.remove();i=x\
,r.append(...L)}function f({node:l,depth:m,left:g,width:x},L){let M=e.changeOf(l),T=e.nameOf(l),S=T.replace(",'qe,""),{s\
ign:j,label:ge}=P[M],he=x*L>=je,be=d!==null&&!d.has(l)?" dim":"",ye=c!==l&&x===1&&b.boxes.get(c).depth>m?" call\\','er":\
"",R=w("button",{type:"button",class:`frame ${M}${be}${ye}`,tabindex:l===u?0:-1,"data-node":l,"aria-label":M==="same"?',
'T:`${T}, ${ge}`,title:T},he?[j===""?S:`${j} ${S}`]:[]);return R.style.left=`${100*g}%`,R.style.width=`${100*x}%`,R.styl\
e.','top=`${m*A}px`,R}function y(l){let g=(l.target instanceof Element?l.target.closest("button"):null)?.getAttribute("d\
ata-n\\','ode")??null;return g===null?null:Number(g)}function E(l){c=l,u=l,p(),h(l)}function h(l){let m=b.boxes.get(l);i\
f(m===void 0)',"return;let g=m.depth*A;g<o.scrollTop?o.scrollTop=g:g+A>o.scrollTop+o.clientHeight&&(o.scrollTop=g+A-o.cl\
ientHeight),a(),",'i.get(u)?.setAttribute("tabindex","-1"),u=l;let x=i.get(l);x?.setAttribute("tabindex","0"),x?.focus({\
preventScroll:!0})}','function $(l){let m=b.boxes.get(u);if(m===void 0)return null;let g=b.rows[m.depth],x=g.indexOf(m);\
switch(l){case"ArrowLe\\','ft":return g[x-1]?.node??null;case"ArrowRight":return g[x+1]?.node??null;case"ArrowUp":return\
 u===0?null:n[u];case"Arrow\\','Down":return pe();case"Home":return 0;default:return null}}function pe(){let l=null;for(\
let m of e.children[u]){let g=b.','boxes.get(m);g!==void 0&&(l===null||g.width>l.width)&&(l=g)}return l?.node??null}r.ad\
dEventListener("click",l=>{let m=y(','l);m!==null&&E(m)}),r.addEventListener("pointerover",l=>{let m=y(l);m!==null&&t(m)\
}),r.addEventListener("focusin",l=>{let m=y(','l);m!==null&&(u=m,t(m))}),r.addEventListener("keydown",l=>{if(l.key==="Es\
cape"&&c!==0)E(n[c]);else{let m=$(l.key);if(m===','null)return;h(m)}l.preventDefault()}),o.addEventListener("scroll",a,{\
passive:!0});let D=0;return new ResizeObserver(()=>{',"r.clientWidth!==D&&(D=r.clientWidth,p())}).observe(r),{element:o,\
show(l){s=l.side??s,c=l.focus??c,e.graph[s][c]===0&&(c=",'0),D=r.clientWidth,p(),t(c)},mark(l){d=l,p()}}}var de=["same",\
"grew","grew-some","shrank","shrank-some","new","gone"];function fe(e){let{names:t,files:n,functions:r,parents:o,unit:s}\
=e,c=a=>a===0?"all":t[r[a]],u=Int32Array.from(t.keys()).',"sort((a,f)=>t[a]<t[f]?-1:1),d=new Int32Array(t.length);for(le\
t[a,f]of u.entries())d[f]=a;let b=le(o,(a,f)=>d[r[a]]-d[r[f]]),",'i=a=>de[e.changes[a]];function p(a,f){let y=a===0||a==\
=f?"":`, ${X(f/a-1)}`;return`${v(a,s)} \\u2192 ${v(f,s)} (${ae(f-a,','s)}${y})`}return{graph:e,children:b,nameOf:c,chang\
eOf:i,describe(a){let f=a===0?null:n[r[a]],y=i(a)==="same"?"":` ${P[i(',"a)].label}.`,E=`Own time ${p(e.ownBase[a],e.own\
Head[a])}`,h=`with calls ${p(e.base[a],e.head[a])}`;return`${c(a)}${f===null?",'"":` in ${f}`}:${y} ${E}, ${h}.`},search\
(a){let y=t.map((h,$)=>`${h} ${n[$]??""}`.toLowerCase()).map(h=>a.every($=>h.includes(',"$))),E=new Set;for(let[h,$]of r\
.entries())h>0&&y[$]&&E.add(h);return E},describeMatches(a){let f=new Uint8Array(o.length),","y=0,E=0;for(let h=1;h<o.le\
ngth;h+=1){let $=f[o[h]]===1;f[h]=$||a.has(h)?1:0,!($||!a.has(h))&&(y+=e.base[h],E+=e.head[h])}",'return a.size===0?"No \
function has this in its name.":`${z(a.size,"frame")}: ${p(y,E)}`}}}try{Ve()}catch(e){document.documentElement.classList\
.remove("live"),console.error(e)}function Ve(){let e=document.getElementById(','"data")?.textContent,t=document.getEleme\
ntById("flames");if(!e||t===null)return;let n=fe(JSON.parse(e)),r=w("p",{class:"\\','facts",role:"status"}),o=me(n,i=>{r\
.textContent=n.describe(i)}),s=w("input",{type:"search","aria-label":"Search function\\','s",placeholder:"Search functio\
ns ( / )","aria-keyshortcuts":"/",autocomplete:"off",spellcheck:"false"}),c=w("p",{class:"\\','quiet",role:"status"});s.\
addEventListener("input",()=>{let i=s.value.toLowerCase().split(/\\s+/).filter(a=>a!==""),p=i.length===','0?null:n.searc\
h(i);o.mark(p),c.textContent=p===null?"":n.describeMatches(p)});let u=["head","base"].map(i=>{let p=i==="h\\','ead",a=[`\
Widths of ${i}`];return[i,w("button",{type:"button",class:"chip","aria-pressed":String(p)},a)]});for(let[i,p]of u)','p.a\
ddEventListener("click",()=>{for(let[a,f]of u)f.setAttribute("aria-pressed",String(a===i));o.show({side:i})});let d=w(',
'"button",{type:"button",class:"chip"},["Show all"]);d.addEventListener("click",()=>o.show({focus:0}));let b=w("div",{cl\
ass:"\\','chips",role:"group","aria-label":"View"},[...u.map(([,i])=>i),d]);t.append(w("div",{class:"toolbar"},[s,b,c]),\
o.element,','r),document.addEventListener("keydown",i=>{i.key!=="/"||i.target===s||i.ctrlKey||i.metaKey||(i.preventDefau\
lt(),s.focus())}),',"o.show({})}})();"].join(`
`),FLAME_SCRIPT_HASH="sha256-wxo4bIkXCdc6sWsb8hDwlHsrT+VN9i/SRR63edl4M7I=";var COLOURS2=`
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --unclear: #9a6700; --same: #818b98; --link: #0969d\
a;
  --badback: #ffebe9; --goodback: #dafbe1; --unclearback: #fff8c5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #ff7b72; --good: #3fb950; --unclear: #d29922; --same: #7d8590; --link: #449\
3f8;
    --badback: #31171a; --goodback: #12261e; --unclearback: #272115; }
}`,PAGE=`
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1 { display: flex; gap: .75rem; align-items: center; font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; padding:\
 .9rem 1rem;
  border-radius: .5rem; border: 1px solid var(--line); background: var(--card); }
.sign { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; color: var(\
--back);
  background: var(--quiet); font-size: 1.25rem; }
h1.good { background: var(--goodback); border-color: var(--good); } h1.good .sign { background: var(--good); }
h1.bad, h1.broken { background: var(--badback); border-color: var(--bad); } h1.bad .sign, h1.broken .sign { background: \
var(--bad); }
h1.warning, h1.undecided { background: var(--unclearback); border-color: var(--unclear); }
h1.warning .sign, h1.undecided .sign { background: var(--unclear); }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
code, pre { font: .875em/1.45 ui-monospace, 'Liberation Mono', monospace; }
pre code { font: inherit; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; white-space: pre-wrap; }
.quiet { color: var(--quiet); font-size: .875rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
.skip { position: absolute; left: -100vw; background: var(--back); padding: .5rem 1rem; z-index: 3; }
.skip:focus { left: 1rem; top: .5rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--unclear); border-radius: .25rem; margin: .5rem 0\
; padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.findings a { color: inherit; }
summary { cursor: pointer; margin: .75rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; }
footer { margin-top: 2.25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.live .written { display: none; }
html:not(.live) #explorer { display: none; }`,TABLES=`
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .75rem 0 .25rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; font-weight\
: 400; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
.written td:last-child, .written thead th:last-child { text-align: left; color: var(--quiet); }
thead th { color: var(--quiet); font-weight: 500; }
tr.group th { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
tr:target { outline: 2px solid var(--link); }
.regression > .change, .bad > .change, .bad > .state { color: var(--bad); font-weight: 600; }
.improvement > .change, .good > .change, .good > .state { color: var(--good); font-weight: 600; }
.inconclusive > .change, .unclear > .change, .unclear > .state { color: var(--unclear); font-weight: 600; }`,EXPLORER=`
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: .5rem 0; }
.toolbar p { margin: 0; }
input, button { font: inherit; color: inherit; }
input[type=search] { flex: 1 1 14rem; max-width: 24rem; padding: .4rem .6rem; border: 1px solid var(--same); border-radi\
us: .4rem; background: var(--back); }
::placeholder { color: var(--quiet); opacity: 1; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip { border: 1px solid var(--same); border-radius: 2rem; padding: .15rem .75rem; font-size: .9375rem; }
.chip[aria-pressed=true] { background: var(--text); color: var(--back); border-color: var(--text); }
.chip[aria-pressed=true] .quiet { color: inherit; }
.plain { color: var(--link); text-decoration: underline; font-size: .875rem; }
table.results { table-layout: fixed; width: 100%; font-size: .9375rem; }
.results thead th { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 0; box-shadow: 0 1px var(--l\
ine); }
.results thead button { width: 100%; padding: .5rem .6rem; text-align: right; white-space: nowrap; }
.results thead th:is(.benchmark, .metric, .state) button { text-align: left; }
.results thead th.benchmark button { padding-left: .25rem; }
.results thead button::after { content: ' \u2195'; opacity: .35; }
.results [aria-sort=ascending] button::after { content: ' \u2191'; opacity: 1; }
.results [aria-sort=descending] button::after { content: ' \u2193'; opacity: 1; }
.results [aria-sort] { color: var(--text); font-weight: 600; }
table.results > tbody > tr:not(.details, .spacer) { height: 2.75rem; cursor: pointer; scroll-margin: 3rem 0 1rem; }
table.results > tbody > tr:not(.details, .spacer):hover, tr.open { background: var(--card); }
table.results > tbody > tr > :is(td, th) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
table.results > tbody > tr.details > td { white-space: normal; }
.results tbody th.benchmark { padding-left: .25rem; }
.results tbody th button { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowr\
ap; line-height: 1.4; }
.results tbody th button:focus-visible { outline-offset: -2px; }
.results tbody th button::before { content: '\u25B8'; display: inline-block; width: 1em; color: var(--quiet); }
.results tbody th button[aria-expanded=true]::before { content: '\u25BE'; }
.results .group { display: block; padding-left: 1em; overflow: hidden; text-overflow: ellipsis; font-size: .8125rem; lin\
e-height: 1.2; }
.one-group .group { display: none !important; }
.results :is(.metric, .state) { text-align: left; } .results td:is(.metric, .p) { color: var(--quiet); }
.results .benchmark { width: auto; } .results .metric { width: 6.5rem; } .results thead :is(.base, .head) { width: 9.75r\
em; } .results .change { width: 6.25rem; }
.results .interval { width: 9.5rem; } .results .p { width: 8.5rem; } .results .state { width: 8.25rem; }
.results tbody .state { white-space: normal; font-size: .8125rem; line-height: 1.2; padding-block: 0; }
table.results .spacer td { padding: 0; border: 0; }
tr.details > td { background: var(--card); padding: .5rem 1rem 1rem !important; text-align: left !important; }
.details h3 { margin: .25rem 0; } .details .close { float: right; }
.budgets { margin: .5rem 0; padding-left: 1.25rem; } .budgets .fail strong { color: var(--bad); }
.budgets .unknown strong { color: var(--unclear); } .budgets .pass strong { color: var(--good); }
table.values { min-width: 18rem; background: var(--back); } table.values :is(th, td) { padding: .2rem .75rem; }`,PICTURES2=`\

.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: .75r\
em 0; }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; background: var(--back); }
figcaption { font-size: .875rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; }
path { fill: none; } .dots { stroke-linecap: round; } text { font-size: 11px; fill: var(--quiet); }
.middle { text-anchor: middle; } .end { text-anchor: end; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
path.base.dots { stroke-width: 6; } path.head.dots { stroke-width: 7; }
path.course { stroke-width: 1; opacity: .35; } path.pairs { stroke: var(--same); stroke-width: 1; opacity: .7; }
path.median { stroke-width: 1; stroke-dasharray: 5 4; }
path.bars { stroke: none; opacity: .55; } path.base.bars { fill: var(--base); } path.head.bars { fill: var(--head); }
path.centre { stroke-width: 2; } path.spread { stroke-width: 4; stroke-linecap: round; }
path.zero { stroke: var(--same); stroke-width: 1; } path.grid { stroke: var(--line); stroke-width: 1; opacity: .7; }
path.limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
path.band { fill: var(--head); opacity: .18; } path.change { stroke: var(--head); stroke-width: 1.5; } path.change.dots \
{ stroke-width: 5; }
path.bad { stroke: var(--bad); } path.good { stroke: var(--good); } path.unclear { stroke: var(--unclear); } path.same {\
 stroke: var(--same); }
path.range { stroke-width: 2; } path.range.open { stroke-width: 1; opacity: .6; stroke-dasharray: 2 3; } .interval path.\
dots { stroke-width: 7; }
.interval svg { height: 1.25rem; }
.commits { max-width: 40rem; margin: .5rem 0; } .commits .bad.dots { stroke-width: 6; } rect.named { fill: var(--bad); o\
pacity: .15; }
.chart { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; border: 1px solid var(--line); border-radius: .4r\
em; padding: .6rem; }
.chart svg { height: 12.5rem; } .chart path { vector-effect: non-scaling-stroke; } .chart path.range { stroke-width: 1.5\
; opacity: .6; }
.chart path.dots { stroke-width: 5; } .chart path.bad.dots { stroke-width: 7; }
.live .chart svg { cursor: pointer; }
.labels { position: relative; font-size: .75rem; color: var(--quiet); }
.labels span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
.pointed { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
.key.base::before { content: '\u25CF '; } .key.head::before { content: '\u25CF '; }`,PHONE=`
@media (max-width: 60rem) { .results .p { display: none; } .results thead :is(.base, .head) { width: 7.5rem; } }
@media (max-width: 44rem) {
  body { padding-top: .75rem; } h1 { font-size: 1.25rem; padding: .75rem; }
  th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
  .chart { grid-template-columns: 4.75rem 1fr; } .chart svg { height: 10rem; } .pointed { white-space: normal; }
  table.results, .results thead, .results tbody, .results tr.details, .results tr.details > td { display: block; }
  .results thead tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; border-bottom: 1px solid var(--line); padding: .25r\
em 0; }
  .results thead th { position: static; width: auto !important; min-width: 0; border: 0; box-shadow: none; }
  .results thead th button, .results thead th.benchmark button { padding: .3rem 0; }
  table.results > tbody > tr:not(.details, .spacer) { display: grid; height: 5.25rem; grid-template-columns: 1fr auto 7.\
25rem; align-content: center;
    grid-template-areas: 'name name state' 'metric change interval' 'values values interval'; border-bottom: 1px solid v\
ar(--line); column-gap: .6rem; }
  table.results > tbody > tr:not(.details, .spacer) > :is(th, td) { border: 0; padding: 0; width: auto; text-align: left\
; min-width: 0; font-size: .8125rem; }
  .results .benchmark { grid-area: name; } .results .metric { grid-area: metric; } .results tbody .state { grid-area: st\
ate; text-align: right !important; }
  .results tbody .change { grid-area: change; text-align: right !important; } .results tbody .interval { grid-area: inte\
rval; align-self: center; }
  .results tr > .base { grid-area: values; } .results tr > td.head { grid-area: values; padding-left: 8.5em !important; \
}
  .results tr > td.head:not(:empty)::before { content: '\u2192 '; color: var(--quiet); }
  .results tbody .group { display: none; } .results .spacer { display: block; } .results .spacer td { display: block; }
}`,PAPER=`
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #444; --line: #bbb; --back: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  .live .written { display: block; } #explorer, .skip { display: none; }
  figure, .findings li, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}`,STYLE=[COLOURS2,PAGE,TABLES,EXPLORER,PICTURES2,PHONE,PAPER].join("");var OUTCOMES2=["pass","fail","unknown"],UNJUDGED=OUTCOMES2.length,DIGITS3=7,MIN_EXPONENT=-300,ESTIMATE_STEPS=1e5;function packRows(rows){
let texts=makeIndexTable(one=>one),rounds=makeIndexTable(one=>one.join()),keys=rowKeysOf(rows),tables={texts:texts.index,
rounds:rounds.index,names:namesOfRows(rows)},packed=rows.map((row,index)=>packRow(row,keys[index],tables));return{texts:texts.
entries,rounds:rounds.entries,rows:packed}}function rowKeysOf(rows){let severalGroups=new Set(rows.map(groupLabelOf)).size>
1,seen=new Map;return rows.map(row=>{let{name,metric}=row,group=groupLabelOf(row),key=[...severalGroups&&group!==null?[group]:
[],name,metric].map(part=>cleanUntrustedText(part).replaceAll(/\s+/g,"_")).join("|"),count2=(seen.get(key)??0)+1;return seen.
set(key,count2),count2===1?key:`${key}|${count2}`})}function packRow(row,key,{texts,rounds,names}){let{name,metric,unit,
better,exact,renamed,change,interval,p,verdicts,course,since}=row,group=groupLabelOf(row),side=summary=>summary&&[...packValues(
summary.values),summary.n,summary.median,packInterval(summary.medianInterval),rounds(summary.rounds)];return[[texts(key),
group===null?null:texts(cleanUntrustedText(names.labelOfGroup(group))),texts(cleanUntrustedText(names.labelOf(name))),texts(
cleanUntrustedText(names.labelOfMetric(metric))),texts(cleanUntrustedText(unit)),...renamed===null?[]:[texts(cleanUntrustedText(
names.labelOf(renamed.from)))]],(better==="lower"?1:0)+(exact?2:0)+(renamed?.by==="head"?4:0),ROW_KINDS.indexOf(kindOf(row)),
[side(row.base),side(row.head)],[change,packInterval(interval),p],verdicts.map(verdict=>packVerdict(verdict,texts)),course.
map(packEstimate),...since===null?[]:[packLevel(since,since.isSignificant,texts)]]}function packVerdict({kind,limit,level,
outcome:outcome2,because,isUnjudged:isUnjudged2,anchored},texts){let reason=because===null?null:texts(cleanUntrustedText(
because)),code=isUnjudged2?UNJUDGED:OUTCOMES2.indexOf(outcome2),packed=[texts(cleanUntrustedText(kind)),limit,LEVELS.indexOf(
level),code,reason];return anchored===null?packed:[...packed,packAnchor(anchored,texts)]}function packAnchor({against,level},texts){
return[texts(cleanUntrustedText(against)),typeof level=="string"?level:packLevel(level,!1,texts)]}function packLevel(level,isSignificant2,texts){
let{anchor,base,change,interval,p,isBase,isExact:isExact2}=level,flags=(isBase?1:0)+(isExact2?2:0)+(isSignificant2?4:0);
return[texts(cleanUntrustedText(anchor.name)),base,change,packInterval(interval),p,flags]}function packEstimate({round:round3,
change,interval}){let step=ratio=>ratio===null||!Number.isFinite(ratio)?null:Math.round(ratio*ESTIMATE_STEPS);return[round3,
step(change),step(interval?.low??null),step(interval?.high??null)]}function packValues(values){let[first=0]=values,largest=values.
reduce((most,value)=>Math.max(most,Math.abs(value)),0),exponent=largest===0?0:Math.max(MIN_EXPONENT,Math.floor(Math.log10(
largest))-DIGITS3+1),whole=value=>Math.round(exponent<0?value*10**-exponent:value/10**exponent);return[values.every(value=>value===
first)?whole(first):values.map(whole),exponent]}function packInterval(interval){if(interval===null)return null;let{low,high}=interval;
return[Number.isFinite(low)?low:null,Number.isFinite(high)?high:null]}function makeIndexTable(keyOf2){let entries=[],places=new Map;return{entries,index:entry=>{let key=keyOf2(entry),known=places.
get(key);return known!==void 0?known:(places.set(key,entries.length),entries.push(entry),entries.length-1)}}}var FIRST_SCRIPT="document.documentElement.classList.add('live')",FIRST_SCRIPT_HASH="sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dN\
yLE3fl1DzYkQe/Y=";function renderPage({title,style,scriptHashes,isReplaced},body){let hashes=[...isReplaced?[FIRST_SCRIPT_HASH]:
[],...scriptHashes],policy=["default-src 'none'","style-src 'unsafe-inline'",...hashes.length===0?[]:[`script-src ${hashes.
map(hash=>`'${hash}'`).join(" ")}`],"base-uri 'none'","form-action 'none'"].join("; ");return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>${isReplaced?html`\n<script>${new Markup(FIRST_SCRIPT)}</script>`:null}
</head>
<body>
${body}
</body>
</html>
`.text}function renderScript(script,data){return html`<script type="application/json" id="data">${new Markup(toScriptJson(
data))}</script>
<script>${new Markup(script)}</script>`}function toScriptJson(value){return JSON.stringify(value).replaceAll("<","\\u003c").
replaceAll("\u2028","\\u2028").replaceAll("\u2029","\\u2029")}var MAX_ROWS4=30,NAME_LENGTH=160;function renderFlameHtml(attribution,graph){return renderProfilePage(attribution,graph,
null)}function renderProfileHtml(attribution,graph){let notes=listProfileNotes(attribution).map(note=>html`<p>${note}</p>`),
functions=html`${joinContents(notes,`
`)}
${renderTable(attribution)}
<h2>Flame graph</h2>
`;return renderProfilePage(attribution,graph,functions)}function renderProfilePage(attribution,graph,functions){let frame={
title:FLAME_PAGE_TITLE,style:`${STYLE}${FLAME_STYLE}`,scriptHashes:[FLAME_SCRIPT_HASH],isReplaced:!0},noGraph=html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;
return renderPage(frame,html`<main>
<h1>${formatTotals(attribution)}</h1>
<p class="quiet">${formatOrigin(attribution)}</p>
${functions}${graph===null?noGraph:renderGraph(graph)}
</main>
${graph===null?null:renderScript(FLAME_SCRIPT,toPageGraph(graph))}`)}function renderTable({functions,unit}){if(functions.
length===0)return null;let touched=functions.filter(one=>one.touched),bySize=(a,b)=>Math.abs(b.deltaSelf)-Math.abs(a.deltaSelf),
shown=[...touched.toSorted(bySize),...functions.filter(one=>!one.touched).toSorted(bySize)].slice(0,MAX_ROWS4),hasIntervals=shown.
some(({low})=>low!==null),more=functions.length-shown.length,table=html`<table>
<caption>${formatFunctionCount(functions.length,touched.length)}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals?html`<th scope="col" class="range">Interval</th>`:
null}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${joinContents(shown.map(one=>renderRow(one,unit,hasIntervals)),`
`)}
</tbody></table>`;return html`<h2>Functions</h2>
${renderScrollRegion("Functions that changed",table)}
${more>0?html`<p class="quiet">and ${more.toLocaleString("en-US")} more; --format json has all of them</p>`:null}`}function renderRow(one,unit,hasIntervals){
let{name,file,deltaSelf,base,head,touched}=one,change=`${deltaSelf>0?"\u25B2":"\u25BC"} ${formatProfileDelta(deltaSelf,unit)}`,
place=file===null?null:cleanUntrustedText(file,NAME_LENGTH);return html`<tr class="${deltaSelf>0?"bad":"good"}">${[html`<th scope="row"><code>${cleanUntrustedText(
name,NAME_LENGTH)}</code></th>`,html`<td class="change">${change}</td>`,hasIntervals?html`<td class="range">${formatDeltaInterval(
one,unit)}</td>`:null,html`<td>${formatProfileValue(base,unit)}</td><td>${formatProfileValue(head,unit)}</td>`,html`<td class="place">${place}${touched?
" (in this change)":null}</td>`]}</tr>`}function renderGraph({omitted,hasNoise}){let items=FRAME_CHANGES.filter(change=>change!==
"same").map(change=>{let{sign,label}=CHANGE_STYLES[change];return html`<li><span class="${change}" aria-hidden="true">${sign}</span>${label}</li>`}),
meaning=hasNoise?"A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own\
 time: strong where it is beyond the noise, pale where it is uncertain.":"A frame is as wide as its time on head, with a\
ll that it calls. The colour shows the change of its own time: strong from 2 % of the total, pale from 0.5 %. One profil\
e on a side does not show the noise.",rest=omitted===0?"":` ${formatCount(omitted,"small frame")} ${omitted===1?"is":"ar\
e"} left out.`;return html`<p class="quiet">${meaning+rest} Widths of base show what is gone.</p>
<ul class="legend">${items}</ul>
<noscript><p>The flame graph needs JavaScript. The table above is complete without it.</p></noscript>
<div id="flames"></div>`}function toPageGraph(graph){let clean=text2=>cleanUntrustedText(text2,NAME_LENGTH);return{...graph,
unit:clean(graph.unit),names:graph.names.map(clean),files:graph.files.map(file=>file===null?null:clean(file))}}var COLOURS3=`\

:root { --frame: #eef1f4; --caller: #dfe4ea; --grew: #ffb3ab; --grewsome: #ffe3df; --shrank: #a9cdf7; --shranksome: #dee\
bfb;
  --new: #e3c6fb; --gone: #d9d2a6; --stripe: rgb(31 35 40 / .22); }
@media (prefers-color-scheme: dark) {
  :root { --frame: #21272f; --caller: #30363f; --grew: #8a2c28; --grewsome: #4a2624; --shrank: #1b4f8f; --shranksome: #1\
d3046;
    --new: #5c2f86; --gone: #57501f; --stripe: rgb(255 255 255 / .2); }
}`,CANVAS=`
#flames { margin: 1rem 0; }
html:not(.live) #flames, html:not(.live) .legend { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4re\
m; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 21px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsi\
s; font-size: 12px;
  line-height: 21px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-rad\
ius: 2px; }
.frame:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; z-index: 1; }
.frame:hover { filter: brightness(.93); }
.frame.caller { background-color: var(--caller); }
.grew { background-color: var(--grew); background-image: repeating-linear-gradient(45deg, transparent 0 6px, var(--strip\
e) 6px 8px); }
.shrank { background-color: var(--shrank); background-image: repeating-linear-gradient(-45deg, transparent 0 6px, var(--\
stripe) 6px 8px); }
.new { background-color: var(--new); background-image: radial-gradient(var(--stripe) 1.5px, transparent 1.6px); backgrou\
nd-size: 7px 7px; }
.gone { background-color: var(--gone); background-image: repeating-linear-gradient(90deg, transparent 0 6px, var(--strip\
e) 6px 7px); }
.grew-some { background-color: var(--grewsome); } .shrank-some { background-color: var(--shranksome); }
.frame.dim { opacity: .35; }
.facts { min-height: 3em; font-size: .875rem; }
.legend { display: flex; flex-wrap: wrap; gap: .35rem .9rem; list-style: none; margin: .5rem 0; padding: 0; font-size: .\
875rem; }
.legend span { display: inline-block; width: 1.6rem; text-align: center; border-radius: 2px; margin-right: .35rem; }
td.place { white-space: normal; text-align: left; } th.place { text-align: left; }`,PHONE2=`
@media (max-width: 44rem) { .flame { max-height: 60vh; } td.place, th.place { display: none; } td.range, th.range { disp\
lay: none; } }
@media print { #flames { display: none; } }`,FLAME_STYLE=[COLOURS3,CANVAS,PHONE2].join("");var MAX_PICTURES=24,MAX_OPEN_ROWS=200;function anchorsOf({rows}){let keys=rowKeysOf(rows);return new Map(rows.map((row,index)=>[
row,`row=${keys[index]}`]))}function linkToRow(row,anchors,name){let anchor="state"in row?anchors.get(row):void 0;return anchor===
void 0?name:html`<a href="#${encodeURI(anchor).replaceAll("#","%23")}">${name}</a>`}function renderCustomSections(tables){
let notes=notesOf(tables).map(note=>html`<p class="quiet">${note}</p>`);return joinContents([...notes,...formatCustomTables(
tables).map(renderCustomTable2)],`
`)}function renderRowSections(report2,anchors){let names=namesOfRows(report2.rows);if(report2.rows.length<=MAX_OPEN_ROWS)
return renderTables(report2,anchors,names);let changed=report2.rows.filter(({state})=>state!=="unchanged"),others=report2.
rows.filter(({state})=>state==="unchanged"),folded=renderTables({...report2,rows:others},anchors,names);return[changed.length===
0?null:renderTables({...report2,rows:changed,geomeans:[]},anchors,names),html`<details><summary>${summariseUnchangedRows(
others)}</summary>\n${folded}</details>`]}function renderTables(report2,anchors,names){let sections=makeResultTables(report2,
names).map(table=>renderResultTable(table,anchors));return joinContents(sections,`
`)}function renderCustomTable2({caption,unit,headings,lines,geomean:geomean2}){let titles=headings.map(heading=>titleOf(
heading,title=>html`${asUntrustedText(title)}`)),rows=lines.map(({label,cells})=>renderLine([label===""?null:asUntrustedText(
label),...cells]));return geomean2!==null&&rows.push(renderLine(["geomean",...geomean2])),renderTable2([...caption,unit],
["",...titles],rows)}function renderResultTable({unit,groups,geomean:geomean2},anchors){let rows=groups.flatMap(({label,
rows:members})=>[...label===null?[]:[html`<tr class="group"><th colspan="5" scope="rowgroup">${asUntrustedText(label)}</th></tr>`],
...members.map(row=>renderRow2(row,anchors))]);if(geomean2!==null){let{base,head,change,n}=geomean2;rows.push(renderLine(
[`geomean of ${n}`,base,head,change,""]))}return renderTable2([unit],["benchmark","base","head","vs base","p, n"],rows)}
function renderTable2(captions,titles,rows){let heads=titles.map(title=>title===""?html`<td></td>`:html`<th scope="col">${title}</th>`),
label=`Table ${captions.map(caption=>quoteUntrustedText(caption)).join(" ")}`;return renderScrollRegion(label,html`<table>
<caption>${joinContents(captions.map(asUntrustedText)," ")}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${joinContents(rows,`
`)}
</tbody></table>`)}function renderRow2({row,label,rename:rename2,metric,base,head,change,test},anchors){let cells=[[asUntrustedText(
label),metric===null?null:[" ",asUntrustedText(metric)],rename2===null?null:html` <span class="quiet">${rename2}</span>`],
formatMedian(base),formatMedian(head),change,test];return renderLine(cells,html` id="${anchors.get(row)}" class="${row.state}"`)}
function renderLine(cells,attributes2=null){let fields=cells.map((cell,index)=>index===0?html`<th scope="row">${cell}</th>`:
index===3?html`<td class="change">${cell}</td>`:html`<td>${cell}</td>`);return html`<tr${attributes2}>${fields}</tr>`}function formatMedian(cell){
return cell===null?null:`${cell.median} \xB1 ${cell.range}`}function renderChangedPictures({rows}){let changed=rows.filter(
isChanged).slice(0,MAX_PICTURES);if(changed.length===0)return null;let{labelOf:labelOf3}=namesOfRows(rows),figures=changed.
map(row=>{let medians=[row.base,row.head].flatMap(side=>side===null?[]:formatQuantity(side.median,row.unit)),values=asUntrustedText(
`${row.unit} \xB7 ${medians.join(" \u2192 ")}`);return html`<figure><figcaption>${asUntrustedText(labelOf3(row.name))} <span class="quiet">${values}</span></figcaption>${drawSamplePlot(
row)}</figure>`});return html`<h3>Every value, in the order it was taken</h3>
<p class="quiet"><span class="key base">base</span> and <span class="key head">head</span>; the values of a round are joined, dashed lines are the medians.</p>
<div class="plots">
${joinContents(figures,`
`)}
</div>`}var FUNCTIONS_STYLE=`
.functions { min-width: 0; } .functions :is(td, th) { text-align: left; min-width: 0; }
.functions :is(td, th):first-child, .functions .range { text-align: right; white-space: nowrap; }
.flames > iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .4rem; background: var(--bac\
k); }`;function hasFlameGraph(rows){return rows.some(({functions})=>functions?.kind==="compared"&&functions.graph!==null)}
function hasFunctions(rows){return rows.some(({functions})=>functions!==null)}function renderFunctions({intro,rows,elsewhere,
hasIntervals}){if(elsewhere===null)return html`<p>${intro}</p>`;let lines=rows.map(({delta,interval,name,file})=>{let range=hasIntervals?
html`<td class="range">${interval}</td>`:null;return html`<tr><td>${delta}</td>${range}<td>${name}</td><td>${file}</td></tr>`}),
title=hasIntervals?html`<th scope="col" class="range">95% interval</th>`:null,table=html`<table class="functions">
<thead><tr><th scope="col">Own time</th>${title}<th scope="col">Function</th><th scope="col">File</th></tr></thead>
<tbody>${lines}</tbody></table>`;return html`<p>${intro}</p>
${renderScrollRegion("Functions that changed",table)}
<p>${elsewhere}</p>`}function renderFlames({functions,name}){if(functions?.kind!=="compared"||functions.graph===null)return null;
let page=renderFlameHtml(functions.attribution,functions.graph);return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(
name)}" loading="lazy" srcdoc="${page}"></iframe></details>`}var PAGE_SCRIPT=['"use strict";(()=>{var fe=52n;function R(e,n){if(e===0)return Object.is(e,-0)?`-${0 .toFixed(n)}`:0 .t\
oFixed(n);if(Math.abs(e)<1e21&&!Yn(e,n))return e.','toFixed(n);if(Number.isNaN(e))return"NaN";let t=e<0?"-":"";if(!Numbe\
r.isFinite(e))return t==="-"?"-Inf":"+Inf";let{mantissa:r,','exponent:i}=Jn(e),o=Qn(r*10n**BigInt(n),i).toString().padSt\
art(n+1,"0");return n===0?t+o:`${t}${o.slice(0,-n)}.${o.slice(',"-n)}`}function Yn(e,n){return Math.abs(e*2**(n+1))%2===\
1}function Jn(e){let n=new DataView(new ArrayBuffer(8));n.setFloat64(","0,e);let t=n.getBigUint64(0),r=Number(t>>fe&0x7f\
fn),i=t&(1n<<fe)-1n;return r===0?{mantissa:i,exponent:-1074}:{mantissa:i|","1n<<fe,exponent:r-1+-1074}}function Qn(e,n){\
if(n>=0)return e<<BigInt(n);let t=BigInt(-n),r=e>>t,i=e-(r<<t),o=1n<<t-1n;return i>",'o||i===o&&(r&1n)===1n?r+1n:r}var N\
=12,Zn="?";function $(e,n,t=""){let r=R(e,n)+t;return Number.isFinite(e)&&r.length<=N?r:q(e,t)}function Ie(e,n,t=""){','\
let r=$(e,n,t);return Number.isNaN(e)||r.startsWith("-")?r:`+${r.length<N?r:q(e,t)}`}function q(e,n=""){return Number.is\
NaN(','e)?Zn:(Number.isFinite(e)?e.toExponential(2):`${e<0?"-":""}\\u221E`)+n}var Ce="\\\\t-\\\\r \\\\u0085\\\\u00a0\\\\u1680\\\\u200\
0-\\\\u200a\\\\u2028\\\\u2029\\\\u202f\\\\u205f\\\\u3000",et=new RegExp(`([*/${Ce}-]+)|[^\\','*/${Ce}-]+`,"g");function \
H(e){let n=[],t=!1;for(let{0:r,1:i,index:o}of e.matchAll(et))i===void 0?n.push({text:r,start:o,','inDenominator:t}):t=nt\
(i,t);return n}function nt(e,n){let t=Math.max(e.lastIndexOf("*"),e.lastIndexOf("/"));return t<0?n:','e[t]==="/"}var tt=\
[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \\xB5s \\u03BCs usec microseco\
n\\','d microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]],rt=[[60,"min mins minu\
te min\\','utes"],[3600,"h hr hrs hour hours"],[86400,"day days"]],ot=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes\
"],[1e6,"MB\\',' megabyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte \
kibibytes"],[2**','20,"MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]],it={s\
ec:4,B:2},Le=new Map,','Ae=new Map;function pe(e,n,t){for(let[r,i]of e)for(let o of i.split(" ")){let a={base:n,factor:r\
,inside:t};Le.set(o,a),o.','length>=it[n]&&Ae.set(o.toLowerCase(),a)}}pe(tt,"sec",!0);pe(rt,"sec",!1);pe(ot,"B",!0);func\
tion X(e){return Le.get(e)??',"Ae.get(e.toLowerCase())??null}var Y=new Map,at=100;function J(e){let n=Y.get(e);if(n!==vo\
id 0)return n;let t=st(e);return Y.size===at&&Y.clear(),Y.set(","e,t),t}function st(e){let n=H(lt(e)),t=n.filter(s=>!s.i\
nDenominator).map(({text:s})=>s),r=n.filter(s=>s.inDenominator).map(",'({text:s})=>s),i=r.map(X).find(s=>s?.base==="sec"\
),o=t.map(X).filter(s=>s?.inside),[a]=o.length===1?o:[];return{kind:a==','null?"other":a.base==="sec"?"time":"size",fact\
or:a?.factor??1,numerator:t,denominator:r,rate:i!==void 0,perSeconds:i?.factor??','null}}function lt(e){return/per|1|\xB9/i\
.test(e)?e.replaceAll(/(?<=\\S)[\\s_-]+per[\\s_-]+(?=\\S)/gi,"/").replaceAll(/[\\s*\xB7.]*(?<!\\p{L})(\\p{L}+)(?:(?:\\^|\\*\\*)\\(?-1\\\
)?|\u207B\xB9)/gu,','"/$1").replace(/[\\s*\xB7]+(s|sec|min|h)-1$/,"/$1"):e}function De(e){return H(e).some(({text:n,inDenomi\
nator:t})=>!t&&(n==="B"||n==="MB"||n==="bytes"))}var ct=["T","G","M","k","","m","\\xB5","n"].flatMap((e,n)=>{let t=12-3*n\
,r=o=>+`${o}e${t}`,i=r("1");return[{from:r("99.99\\','5"),decimals:1,factor:i,prefix:e},{from:r("9.9995"),decimals:2,fac\
tor:i,prefix:e},{from:r("0.99995"),decimals:3,factor:i,','prefix:e}]}),ut=["Ti","Gi","Mi","Ki",""].flatMap((e,n)=>{let t\
=2**(40-10*n);return[{from:99.995*t,decimals:1,factor:t,prefix:e},',"{from:9.9995*t,decimals:2,factor:t,prefix:e},{from:\
.99995*t,decimals:3,factor:t,prefix:e}]}),_e=[-1,-2,-3,-4,-5,-6,-7,-8].",'map(e=>+`9.9995e${e}`),mt={decimals:3,factor:1\
,prefix:""};function Ue(e,n){let t=De(n)?"binary":"decimal",r=Be(e,t);return i=>He(',"i,r)??He(i,Be([i],t))??q(i)}functi\
on He(e,{decimals:n,factor:t,prefix:r}){let i=e/t,o=R(i,n)+r;return Number.isFinite(i)&&",'o.length<=N?o:null}function B\
e(e,n){let t=n==="binary"?ut:ct,r=dt(e);if(r===0)return mt;for(let c=0;c<t.length;c+=1)if(r>=',"t[c].from)return t[c];le\
t{factor:i,prefix:o}=t.at(-1),a=_e.findIndex(c=>r/i>=c);return{decimals:3+(a<0?_e.length-1:a),factor:i,","prefix:o}}func\
tion dt(e){let n=0;for(let t of e){let r=Math.abs(t);r!==0&&(n===0||r<n)&&(n=r)}return n}var ft={time:1,size:1024,",'oth\
er:1e5};function B(e,n){let{kind:t,factor:r,rate:i,perSeconds:o}=J(n),a=r===1&&(!i||o===1)?t:"other",c=Number.isInteger(',
'e)&&Math.abs(e)<ft[a]?String(e):Ue([e],n)(e);return n==="count"||n==="allocs/op"?c:n==="1/s"?`${c}/s`:a==="other"?`${c}\
 ${n}`:','c+(a==="time"?"s":"B")+(i?"/s":"")}function Ve(e){return`"${e.replaceAll(\'"\',"\'").replaceAll(/\\s+/g," ")}"`}va\
r Q="\\\\u034F\\\\u115F\\\\u1160\\\\u2800\\\\u3164\\\\uFFA0";var Z=120,pt=/[\\t-\\r\\u0085\\p{Zl}\\p{Zp}]+/gu,gt=/[\\p{Cc}\\p{Cf}\\p{Cs}]/gu\
,yt=new RegExp(`[${Q}]`,"gu"),ht=/^[ -~]*$/;function bt(e){','return ht.test(e)?e:e.replaceAll(pt," ").replaceAll(gt,"")\
.replaceAll(yt,"")}function wt(e,n=Z){if(e.length<=n)return e;let t=[...e];return t.length>n?`${t.slice(0,n-1).join("")}\
\\u2026`:e}function T(e,n=Z){let t=bt(e).trim();return t===""?"(no name)":wt(t,n)}function ee(e,n=Z){return Ve(T(e,n))}va\
r ge={plain:e=>e,strong:e=>e,code:e=>We(e),untrusted:e=>ee(e)},qr={...ge,code:e=>We(e,Number.POSITIVE_INFINITY),untruste\
d:e=>ee(','e,Number.POSITIVE_INFINITY)};function We(e,n){return e.includes("`")?ee(e,n):`\\`${T(e,n)}\\``}function U(e,...\
n){return e.','flatMap((t,r)=>{let i=n[r]??"";return[t,...Rt(i)?i:[typeof i=="number"?String(i):i]]}).filter(t=>t!=="")}\
function V(e){return{untrusted:e}}function Fe(e,n){return e.map(t=>typeof t=="string"?n.plain(t):"strong"in t?n.strong(t\
.','strong):"code"in t?n.code(t.code):n.untrusted(t.untrusted)).join("")}function Rt(e){return Array.isArray(e)}var ye=1\
e-7;function he(e){return e<ye?`p<${R(ye,7)}`:`p=${xt(e)}`}function xt(e){return e<ye?e.toExponential(1):R(e,Math.max(3,\
1-Math.',"floor(Math.log10(e))))}function x(e){if(e===null)return null;let[n,t]=[e.low,e.high].map(r=>Number.isFinite(r)\
&&r>-1?b(r):null);return n&&t?`${n}\\",' to ${t}`:n?`above ${n}`:t?`below ${t}`:null}function b(e){return Ie(e*100,2,"%"\
)}var Ge=["fail","warn","report"];function W({anchored:e}){return e===null}function ne(e){return e==="max"||e==="min"}va\
r te=["regression","improvement","unchanged","inconclusive","new","removed","failed"];function Ke({better:e,base:n}){let\
 t=e==="lower"?1:-1;return n!==null&&n.median<0?-t:t}function w(e){return e.change===null?',"null:Ke(e)*e.change}functio\
n k(e){if(e.interval===null)return null;let{high:n}=e.interval,t=e.interval.low<=-1?Number.NEGATIVE_INFINITY:","e.interv\
al.low;return Ke(e)===1?{low:t,high:n}:{low:-n,high:-t}}function S({verdicts:e}){let n=e.filter(W).flatMap(({kind:t,",'l\
imit:r})=>t==="max-regression"&&r!==null?[r]:[]);return n.length===0?null:Math.min(...n)}function je({verdicts:e}){retur\
n e.',"find(({kind:n})=>ne(n))?.limit??null}var St=[1,2,5,10],ze=1e-9;function F(e){let[n,t]=[Number.POSITIVE_INFINITY,N\
umber.NEGATIVE_INFINITY];for(let r of e)Number.","isFinite(r)&&(r<n&&(n=r),r>t&&(t=r));return n>t?null:{low:n,high:t}}fu\
nction re({low:e,high:n},{from:t,to:r},i=4){return e===","n?{at:()=>(t+r)/2,ticks:[e]}:{at:a=>t+(Math.min(n,Math.max(e,a\
))-e)/(n-e)*(r-t),ticks:Mt({low:e,high:n},i)}}function Mt({","low:e,high:n},t){let r=(n-e)/t,i=10**Math.floor(Math.log10\
(r)),o=i*(St.find(l=>l*i>=r*.999)??10);if(!(o>0&&o<1/0))return[","e,n];let a=Math.ceil(e/o-ze),s=Math.floor(n/o+ze)-a+1,\
c=Array.from({length:s},(l,u)=>Number(((a+u)*o).toPrecision(15)));","return[...new Set(c)]}var qe=.05,Et=[.01,.02,.05,.1\
,.25,.5,1,2,5,10,100],vt=.02;function oe(e,{from:n,to:t},r){let i=F(e)??","{low:0,high:0},o=Math.max(vt,Math.abs(i.low),\
Math.abs(i.high))*1.05,a=Math.asinh(o/qe),s=(n+t)/2,c=d=>{let p=Math.asinh(","Math.min(o,Math.max(-o,d))/qe);return s+p/\
a*(t-s)},l=[],u=0;for(let d of Et.filter(p=>p<=o))Math.abs(c(d)-c(u))<r||(l.push(","d),u=d);return{at:c,ticks:[...l.map(\
d=>-d).toReversed(),0,...l]}}function be(e,n,t=[]){let r=Object.entries(n).map(([i,o])=>[i,ie(o)]);return{tag:e,attribut\
es:Object.fromEntries(r),children:t}}",'function I(e,n,t){let r=`0 0 ${e.width} ${e.height}`;return be("svg",{viewBox:r,\
role:"img","aria-label":n},t)}function g(e,n){','return be("path",{class:e,d:n})}function h(e,...n){return e.map((t,r)=>\
t+ie(n[r]??"")).join("")}function P(e,n,t){return be(','"text",{x:n,...t},[e])}function ie(e){return typeof e=="string"?\
e:String(Math.round(e*10)/10)}function G(e){return e.map(','([n,t])=>h`M${n} ${t}h0`).join("")}function K(e){return e.ma\
p(([n,t],r)=>h`${r===0?"M":"L"}${n} ${t}`).join("")}var C={width:160,height:20};function we({state:e}){return e==="regre\
ssion"||e==="failed"?"bad":e==="improvement"?"good":e==="inconclusive"?"unclear":','"same"}function Xe(e){return Ye(e).m\
ap(({row:n})=>n)}function Ye(e){return e.flatMap(n=>{let t=w(n);return t===null?[]:[',"{row:n,change:t}]}).toSorted((n,t\
)=>t.change-n.change||(S(t.row)??0)-(S(n.row)??0))}function*Tt(e){for(let{row:n,change:t}of e){let r=k(n);yield t,yield \
S(n)??0,r!==null&&(yield*[r.low,r.high])}}function Je(e){return oe(Tt(Ye(e)),{from:4,to:C.width-4},C.width)}function Qe(\
e,n){let t=w(e);if(t===null)return null;let[","r,i,o]=[k(e),S(e),C.height/2],a=we(e),s=r!==null&&!Number.isFinite(r.low)\
&&!Number.isFinite(r.high),c=r&&h`M${n.at(r.low)} ${o}H${n.",'at(r.high)}`,l=`95% interval ${x(e.interval)??"unknown"}`;\
return I(C,l,[g("zero",h`M${n.at(0)} 0V${C.height}`),...i===null||','i===0?[]:[g("limit",h`M${n.at(i)} 0V${C.height}`)],\
...c===null?[]:[g(`${a} range${s?" open":""}`,c)],g(`${a} dots`,G([[n.','at(t),o]]))])}var kt=12;function L(e){let n=e*1\
00,t=`${Number(n.toPrecision(kt))}%`;return Number.isFinite(n)&&t.length<=N?t:$(n,2,"%")}','function Ze(e){return $(e*10\
0,e<.0995?1:0,"%")}function en(e){return $(e*100,0,"%")}function M(e,n){return`${e.toLocaleString("en-US")} ${n}${e===1?\
"":"s"}`}var Uo=new RegExp(`["\\\\\\\\\\`\\\\p{C}\\\\p{Zl}\\\\p{Zp}${Q}]`,"gu");function xe({from:e,by:n},t=r=>r){return U`renamed \
from ${V(t(e))}${n==="head"?" by this pull request":""}`}var Nt=.05;function on({median:e,medianInterval:{low:n,high:t}}\
){return!Number.isFinite(n)||!Number.isFinite(t)?"\\u221E":Math.sign(','n)!==Math.sign(e)||Math.sign(t)!==Math.sign(e)?"\
?":e===0?"0%":en(Math.max(t/e-1,1-n/e))}function Se({base:e,head:n,p:t,change:r}){','return e===null||n===null?"":t!==nu\
ll&&t>Nt?"~":r===null?"?":r===0?"0.00%":b(r)}function an({base:e,head:n,p:t}){if(e===','null||n===null||t===null)return"\
";let r=e.n===n.n?`n=${e.n}`:`n=${e.n}+${n.n}`;return t===0?`(${r})`:`(p=${R(t,3)} ${r})`}var ae=[...te,"not-significant\
","not-proved","allowed"];var Ri={low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};function $t({interval:e}){\
if(e===null)return null;let n=(e.high-e.low)/2;return Number.isFinite(n)?n:null}var It=[["regr\\','ession","worse"],["in\
conclusive","undecided"],["improvement","better"],["unchanged","unchanged"],["not-significant","no \\','significant chan\
ge"],["not-proved","not proved"],["allowed","worse within budget"],["new","new"],["removed","removed"],[','"failed","fai\
led"]],Me=new Map(It);function sn({kind:e,interval:n}){let t=e==="not-significant"?$t({interval:n}):null,r=Me.','get(e)?\
?e;return t===null?r:`${r} (\\xB1${Ze(t)})`}var ln=["pass","fail","unknown"],Ct=ln.length;var Lt=1e5;function cn({texts:e\
,rounds:n,rows:t}){let r=o=>e[o]??"",i=o=>{if(o===null)return null;let[a,s,c,l,u,d]=o,p=y=>s<0?y/10**','-s:y*10**s;retur\
n{values:typeof a=="number"?new Array(c).fill(p(a)):a.map(p),rounds:n[d]??[],n:c,median:l,medianInterval:se(',"u)??{low:\
l,high:l}}};return t.map(([[o,a,s,c,l,u],d,p,[y,O],[_,me,Gn],Kn,jn,de])=>({key:r(o),command:null,shortName:null,",'place\
ments:null,group:a===null?null:r(a),name:r(s),metric:r(c),unit:r(l),better:d&1?"lower":"higher",primary:!0,exact:(d&','2\
)!==0,kind:ae[p]??"unchanged",state:te[p]??"unchanged",renamed:u===void 0?null:{from:r(u),shortFrom:null,by:d&4?"head":',
'"configuration"},base:i(y),head:i(O),change:_,interval:se(me),p:Gn,verdicts:Kn.map(([zn,qn,Xn,Oe,Ne,$e])=>({kind:r(zn),\
limit:qn,','level:Ge[Xn]??"report",outcome:ln[Oe]??"unknown",because:Ne===null?null:r(Ne),alpha:null,minDelta:0,early:nu\
ll,isHeld:!1,',"isUnjudged:Oe===Ct,anchored:$e===void 0?null:At($e,r)})),course:jn.map(Dt),since:de===void 0?null:{...un\
(de,r),isSignificant:(de[5]&",'4)!==0}}))}function At([e,n],t){return{against:t(e),level:typeof n=="string"?n:un(n,t)}}f\
unction un([e,n,t,r,i,o],a){let s=se(','r)??{low:Number.NEGATIVE_INFINITY,high:Number.POSITIVE_INFINITY};return{anchor:{\
name:a(e),commit:""},base:n,change:t,interval:s,',"likely:s,p:i,isBase:(o&1)!==0,isExact:(o&2)!==0}}function Dt([e,n,t,r\
]){let i=o=>o===null?null:o/Lt;return{round:e,change:i(",'n),interval:se([i(t),i(r)])}}function se(e){return e===null?nu\
ll:{low:e[0]??Number.NEGATIVE_INFINITY,high:e[1]??Number.POSITIVE_INFINITY}}var fn=["benchmark","metric","base","head","\
change","interval","p","state"],pn=["regression","failed","inconclusive","im\\','provement","removed","new","allowed","n\
ot-proved","not-significant","unchanged"],E=[{id:"benchmark",title:"Benchmark",firstDescending:!1,','key:({name:e})=>e.t\
oLowerCase(),text:({name:e})=>e},{id:"metric",title:"Metric",firstDescending:!1,key:({metric:e})=>e.toLowerCase(),','tex\
t:({metric:e})=>e},{id:"base",title:"Base",firstDescending:!0,key:mn("base"),text:dn("base")},{id:"head",title:"Head",',
'firstDescending:!0,key:mn("head"),text:dn("head")},{id:"change",title:"Change",firstDescending:!0,key:w,text:Se},{id:"i\
n\\','terval",title:"95% interval",firstDescending:!0,key:e=>k(e)?.high??w(e),text:()=>""},{id:"p",title:"p, n",firstDes\
cending:!1,','key:({p:e})=>e,text:e=>an(e).replace(/^\\(|\\)$/g,"")},{id:"state",title:"Result",firstDescending:!1,key:({k\
ind:e})=>pn.indexOf(',"e),text:sn}];function gn(e){let n=new Set(e.map(({kind:t})=>t));return pn.filter(t=>n.has(t))}fun\
ction mn(e){return n=>n[e]?.",'median??null}function dn(e){return n=>{let t=n[e];if(t===null)return"";let r=le(t.median,\
n.unit);return n.exact?r:`${r} \\','\\xB1 ${on(t)}`}}function le(e,n){let t=B(e,n);return t.endsWith(` ${n}`)?t.slice(0,-\
n.length-1):t}var v={row:null,text:"",kinds:[],sort:{by:"state",descending:!1}};function yn({row:e,text:n,kinds:t,sort:r\
}){let i=r.by===','v.sort.by&&r.descending===v.sort.descending;return[["row",e??""],["state",t.join()],["q",n],["sort",i\
?"":`${r.descending?','"-":""}${r.by}`]].filter(([,s])=>s!=="").map(([s,c])=>`${s}=${_t(c)}`).join("&")}function _t(e){r\
eturn encodeURIComponent(','e.toWellFormed()).replaceAll("%2F","/").replaceAll("%2C",",")}function Ee(e){let n=new Map(e\
.replace(/^#/,"").split("&").','map(r=>[r.slice(0,r.indexOf("=")),Bt(r.slice(r.indexOf("=")+1))]));if(!["row","state","q\
","sort"].some(r=>n.has(r)))return null;','let t=n.get("state")?.split(",")??[];return{row:n.get("row")??null,text:n.get\
("q")??"",kinds:ae.filter(r=>t.includes(r)),','sort:Ht(n.get("sort")??"")}}function Ht(e){let n=fn.find(t=>t===e.replace\
(/^-/,""));return n===void 0?v.sort:{by:n,descending:e.','startsWith("-")}}function Bt(e){try{return decodeURIComponent(\
e)}catch{return e}}function hn(e){let n=e.map(({group:r,name:i,metric:o})=>`${r??""} ${i} ${o}`.toLowerCase()),t=new Map\
;return({text:r,kinds:i,',"sort:o})=>{let a=r.toLowerCase().split(/\\s+/).filter(Boolean),s=`${o.by} ${o.descending}`,c=t\
.get(s)??Ut(e,o);return t.set(","s,c),c.filter(l=>(i.length===0||i.includes(e[l].kind))&&a.every(u=>n[l].includes(u)))}}\
function Ut(e,{by:n,descending:t}){","let{key:r}=E.find(({id:s})=>s===n),i=e.map(r),o=e.map(s=>w(s)??Number.NEGATIVE_INF\
INITY),a=t?-1:1;return e.map((s,c)=>c).","sort((s,c)=>Vt(i[s],i[c],a)||(o[c]>o[s]?1:o[c]<o[s]?-1:s-c))}function Vt(e,n,t\
){return e===n?0:e===null?1:n===null?-1:typeof e==",'"string"||typeof n=="string"?t*Ft(String(e),String(n)):e<n?-t:t}var\
 Wt=new Intl.Collator("en",{numeric:!0});function Ft(e,n){','return Wt.compare(e,n)}function bn(e,n){let t=document.quer\
ySelector(".overview svg"),r=document.querySelector(".overview .pointed");if(t===null||',"r===null)return;let i=r.textCo\
ntent,o=Xe(e),a=({clientX:s})=>{let{left:c,width:l}=t.getBoundingClientRect();return o[Math.",'floor((s-c)/l*o.length)]}\
;t.addEventListener("pointermove",s=>{let c=a(s);if(c===void 0||c.change===null)return;let l=x(','c.interval);r.textCont\
ent=`${c.name} \\xB7 ${c.metric} \\xB7 ${b(c.change)}${l===null?"":` (${l})`}`}),t.addEventListener(','"pointerleave",()\
=>{r.textContent=i}),t.addEventListener("click",s=>{let c=a(s);c!==void 0&&n(c)})}function m(e,n={},t=[]){let r=document\
.createElement(e);for(let[i,o]of Object.entries(n))o!==!1&&o!==null&&r.setAttribute(','i,o===!0?"":String(o));return r.a\
ppend(...t),r}function j({tag:e,attributes:n,children:t}){let r=document.createElementNS(','"http://www.w3.org/2000/svg"\
,e);for(let[i,o]of Object.entries(n))r.setAttribute(i,o);return r.append(...t.map(i=>typeof i==','"string"?i:j(i))),r}fu\
nction wn(e){return typeof e.anchored?.level=="string"}var Rn={"no-anchor":"no level is known","no-comparison":"no run c\
ompared it since then","no-ratio":"its values have no r\\','atio, or are too few"};var Te={width:360,height:170},f={left\
:70,right:352,top:8,bottom:146},xn=.18,Gt=18,ce=["base","head"];function Mn(e){let n=kn(',"e),t=F(n.flatMap(({values:l})\
=>l));if(t===null)return null;let r=je(e),i=r===null?[]:Kt(r,t),o=re(F([t.low,t.high,...i])??","t,{from:f.bottom-6,to:f.\
top+6}),a=n.reduce((l,{rounds:u})=>Math.max(l,u.at(-1)??1),1),s=l=>f.left+(l-.5)/a*(f.right-f.left),",'c=`Values in the \
order they were taken, ${M(a,"round")}; dashed lines are the medians.`;return I(Te,c,[...nr(o,e.unit),P(','"round 1",s(1\
),{y:162,class:"middle"}),...a<4?[]:[P(String(a),s(a),{y:162,class:"middle"})],g("pairs",zt(e,s,o)),...i.map(','l=>g("li\
mit",A(o.at(l)))),...ce.flatMap(l=>jt(e[l],l,{x:s,y:o}))])}function Kt(e,n){let t=Math.max(n.high-n.low,Math.abs(',"n.hi\
gh)/50);return e>=n.low-t&&e<=n.high+t?[e]:[]}function jt(e,n,{x:t,y:r}){if(e===null)return[];let i=e.values.map((o,a)=>\
[","t((e.rounds[a]??1)+ve(n)),r.at(o)]);return[g(`${n} course`,K(i)),g(`${n} median`,A(r.at(e.median))),g(`${n} dots`,G(\
i))]}",'function zt({base:e,head:n},t,r){if(e===null||n===null)return"";let i=Sn(n);return[...Sn(e)].flatMap(([o,a])=>{l\
et s=i.get(','o);return s===void 0?[]:K([[t(o+ve("base")),r.at(a)],[t(o+ve("head")),r.at(s)]])}).join("")}function Sn({v\
alues:e,rounds:n}){','let t=new Map;for(let[r,i]of n.entries())t.has(i)||t.set(i,e[r]??Number.NaN);return t}function ve(\
e){return e==="base"?-xn:',"xn}function En(e){let n=kn(e),t=F(n.flatMap(({values:u})=>u));if(t===null)return null;let r=\
{from:f.left-40,to:f.right-12},","i=re(t,r),o=(f.top+f.bottom)/2,a=Math.min(48,Math.max(8,2*Math.ceil(Math.sqrt(Math.max\
(...n.map(({n:u})=>u)))))),s=ce.map(","u=>e[u]===null?null:Xt(e[u],i,a)),c=Math.max(...s.flatMap(u=>u??[])),l=[i,re(t,r,\
8)].map(qt).find(({length:u})=>u>1)??i.",'ticks;return I(Te,"How often each value came: base above the line, head below \
it.",[g("zero",h`M${f.left-46} ${o}H${f.right}`),','...l.map(u=>P(Tn(u,e.unit),i.at(u),{y:162,class:"middle"})),...s.fla\
tMap((u,d)=>u===null?[]:Yt(u,ce[d],{x:i,middle:o,most:c})),',"...ce.flatMap(u=>e[u]===null?[]:Jt(e[u],u,{x:i,middle:o}))\
])}function qt({at:e,ticks:n}){return n.filter((t,r)=>e(t)<f.right-","24&&(n.length<=3||r%2===0))}function Xt({values:e}\
,n,t){let r=new Array(t).fill(0),i=(f.right-f.left+28)/t;for(let o of e){","let a=Math.min(t-1,Math.floor((n.at(o)-f.lef\
t+40)/i));r[a]+=1}return r}function Yt(e,n,{middle:t,most:r}){let i=(f.right-",'f.left+28)/e.length,o=t-f.top-14,a=e.fla\
tMap((s,c)=>{if(s===0)return[];let l=s/r*o*(n==="base"?-1:1),u=f.left-40+c*i+.5;','return[h`M${u} ${t}v${l}h${i-1}v${-l}\
z`]});return a.length===0?[]:[g(`${n} bars`,a.join(""))]}function Jt({median:e,medianInterval:n},t,{','x:r,middle:i}){le\
t o=t==="base"?f.top+4:f.bottom-4,a=ie(r.at(e)),s=Number.isFinite(n.low)&&Number.isFinite(n.high)?h`M${r.','at(n.low)} $\
{o}H${r.at(n.high)}`:"";return[g(`${t} centre`,h`M${a} ${i}V${o}`),g(`${t} spread`,s)]}function vn(e){let n=e.',"course.\
flatMap(l=>{let u={...l,better:e.better,base:e.base},d=w(u);return d===null?[]:[{round:l.round,change:d,range:k(u)}]}),",
"t=n.at(-1);if(t===void 0||n.length<2)return null;let r=S(e),i=oe([...n.map(({change:l})=>l),...Qt(t.range),...r===null?\
[]:","[r]],{from:f.bottom-4,to:f.top+4},Gt),o=l=>f.left+l/t.round*(f.right-f.left-6),a=n.flatMap(({round:l,range:u})=>u=\
==null?","[]:[{round:l,range:u}]),s=[...a.map(({round:l,range:u})=>[o(l),i.at(u.high)]),...a.map(({round:l,range:u})=>[o\
(l),i.at(u.",'low)]).toReversed()],c=n.map(({round:l,change:u})=>[o(l),i.at(u)]);return I(Te,"The change as the rounds c\
ame in, with i\\','ts 95% interval: worse is up.",[...Zt(i),...n.flatMap(({round:l},u)=>u===0||u===n.length-1?[P(u===0?`\
after round ${l}`:String(','l),o(l),{y:162,class:"middle"})]:[]),g("band",s.length===0?"":`${K(s)}z`),g("zero",A(i.at(0)\
)),...r===null?[]:[g("limit",','A(i.at(r)))],g("change",K(c)),g("change dots",G(c))])}function Qt(e){return e===null?[]:\
[e.low,e.high].filter(Number.isFinite)}','function Zt(e){return e.ticks.flatMap(n=>[g("grid",A(e.at(n))),P(er(n),f.left-\
6,{y:e.at(n)+4,class:"end"})])}function er(e){','return e===0?"0%":`${L(Math.abs(e))} ${e>0?"worse":"better"}`}function \
nr(e,n){return e.ticks.flatMap(t=>[g("grid",A(e.at(','t))),P(Tn(t,n),f.left-6,{y:e.at(t)+4,class:"end"})])}function Tn(e\
,n){return T(B(e,n).split(" ")[0]??"")}function A(e){return h`M${f.','left} ${e}H${f.right}`}function kn({base:e,head:n}\
){return[e,n].filter(t=>t!==null)}var tr={pass:"kept",fail:"broken",unknown:"undecided"};function Pn(e){let n=e.group===\
null?[]:[m("code",{},[e.group])," \\','\\xB7 "];return[m("h3",{},[m("code",{},[e.name])]),m("p",{class:"quiet"},[...n,m("\
code",{},[e.metric]),...sr(e)]),...rr(e),','...or(e),...lr(e),m("div",{class:"plots"},[...ke("In the order they were tak\
en",Mn(e),!0),...ke("How often each value ca\\','me",En(e),!0),...ke("The change as rounds came in",vn(e),!1)]),ur(e)]}f\
unction rr({renamed:e}){return e===null?[]:[m("p",','{},[Fe(xe(e),ge)])]}function or({since:e}){return e===null?[]:[m("p\
",{},[`Since ${e.anchor.name}: ${On(e)}.`])]}function On({','change:e,interval:n,base:t,isBase:r,isExact:i}){let o=i?"":\
`, 95% interval ${x(n)??"unknown"}`;return`${b(e)}${o}${r?"":','`; base ${b(t)}`}`}function ir({anchored:e}){return e===\
null?"":` against ${e.against}`}function ar({anchored:e}){if(e===','null)return"";if(typeof e.level=="string")return` ($\
{Rn[e.level]})`;let{name:n}=e.level.anchor;return` (${n===e.against?','"":`since ${n}: `}${On(e.level)})`}function sr({c\
hange:e,interval:n,p:t,exact:r,base:i,head:o}){let a=x(n),s=new Set([i,',"o].flatMap(l=>l?.n??[]));return[...e===null?[]\
:[`change ${b(e)}`],...a===null?[]:[`95% interval ${a}`],...t===null?[]:[he(",'t)],...r&&i!==null&&o!==null?["the same i\
n every run, so no test is needed"]:[],`n=${[...s].join("+")}`].map(l=>` \\xB7 ${l}`)}','function lr({verdicts:e,unit:n,\
base:t,head:r}){if(e.length===0)return[m("p",{},[t!==null&&r!==null?"No budget is set for\\',' it.":"Only one side has i\
t: there is nothing to judge."])];let i=e.map(o=>{let{kind:a,limit:s,level:c,outcome:l,because:u}=o,','d=s===null?"":` $\
{ne(a)?le(s,n):L(s)}`,p=c==="fail"?"":c==="warn"?" (a warning only)":" (only reported)";return m("li",{','class:l},[m("c\
ode",{},[a]),`${d}${ir(o)}: `,m("strong",{},[cr(o)]),ar(o),p,...u===null?[]:[m("span",{class:"quiet"},[` W\\','hy: ${u}`\
])]])});return[m("ul",{class:"budgets"},i)]}function cr(e){return e.isUnjudged?"not judged: base is from anothe\\','r ma\
chine":wn(e)?"not judged":tr[e.outcome]}function ke(e,n,t){if(n===null)return[];let r=t?[" ",m("span",{class:"key ba\\',
'se"},["base"])," ",m("span",{class:"key head"},["head"])]:[];return[m("figure",{},[m("figcaption",{},[e,...r]),j(n)])]}\
function ur(e){','let n=m("details",{},[m("summary",{},["Every value"])]);return n.addEventListener("toggle",()=>{let t=\
{class:"scroll",tabindex:0,','role:"region","aria-label":"Every value"};n.append(m("div",t,[mr(e)]))},{once:!0}),n}funct\
ion mr({base:e,head:n,unit:t}){','let r=[...new Set([...e?.rounds??[],...n?.rounds??[]])].sort((s,c)=>s-c),i=(s,c)=>m("t\
d",{},[(s?.values??[]).filter((l,u)=>s?.','rounds[u]===c).map(l=>le(l,t)).join(", ")]),o=r.map(s=>m("tr",{},[m("th",{sco\
pe:"row"},[String(s)]),i(e,s),i(n,s)])),a=[','"Round","Base","Head"].map(s=>m("th",{scope:"col"},[s]));return m("table",\
{class:"values"},[m("thead",{},[m("tr",{},a)]),','m("tbody",{},o)])}function Nn(e){let n=m("button",{type:"button"},[e.t\
itle]),t=m("th",{scope:"col",role:"columnheader",class:e.id},[n]);return{','column:e,button:n,cell:t}}function $n({cell:\
e,column:n},{by:t,descending:r}){n.id!==t?e.removeAttribute("aria-sort"):e.setAttribute(','"aria-sort",r?"descending":"a\
scending")}function In({id:e,firstDescending:n},t){return{by:e,descending:t.by===e?!t.descending:','n}}function Cn(e,n){\
let t=m("tr",{role:"row","aria-rowindex":1},e.map(({cell:o})=>o)),r=m("thead",{role:"rowgroup"},[t]);','return m("table"\
,{class:"results",role:"table","aria-label":"Every result",tabindex:-1},[r,n])}function Ln(e,n){let{place:t,','isOpen:r}\
=n,i=m("tr",{class:`${e.state} ${we(e)}${r?" open":""}`,role:"row","aria-rowindex":t+2},E.map(o=>o.id==="benchm\\','ark"\
?dr(e,n):fr(o,e,n.axis)));return i.dataset.place=String(t),i}function dr(e,{isOpen:n,isCurrent:t}){let r=m("button",','{\
type:"button","aria-expanded":String(n),tabindex:t?0:-1,title:e.name},[m("code",{},[e.name])]),{group:i}=e,o=i===null?[]\
:','[m("span",{class:"group quiet",title:i},[i])];return m("th",{scope:"row",role:"rowheader",class:"benchmark"},[r,...o\
])}function fr(e,n,t){','let r=m("td",{class:e.id,role:"cell"},[e.text(n)]);r.textContent==="~"&&(r.title="no difference\
 shown: p is above 0.05");','let i=e.id==="interval"?Qe(n,t):null;return i!==null&&r.append(j(i)),r}function An(e,n){let\
 t=m("button",{type:"button",','class:"plain close"},["Close"]);t.addEventListener("click",n);let r=m("td",{colspan:E.le\
ngth,role:"cell"},[t,...Pn(e)]);','return m("tr",{class:"details",role:"row"},[r])}function Pe(e){if(e===0)return[];let \
n=m("td",{colspan:E.length,role:"pr\\','esentation"});return n.style.height=`${e}px`,[m("tr",{class:"spacer","aria-hidde\
n":"true",role:"presentation"},[n])]}function Hn(e,{from:n,to:t}){let{count:r}=e;if(r<=150)return{first:0,end:r,above:0,\
below:0};let i=_n(Dn(e,n)-20,r),o=_n(',"Dn(e,t)+20+1,r);return{first:i,end:o,above:z(e,i),below:z(e,r)-z(e,o)}}function \
z({rowHeight:e,open:n,detailsHeight:t},r){","return r*e+(n!==null&&n<r?t:0)}function Dn({rowHeight:e,open:n,detailsHeigh\
t:t},r){let i=n===null?Number.POSITIVE_INFINITY:",'(n+1)*e;return r<i?Math.floor(r/e):Math.max(n,Math.floor((r-t)/e))}fu\
nction _n(e,n){return Math.min(n,Math.max(0,e))}var pr=44;function Bn(e,n,t){let r=E.map(Nn),i=m("tbody",{role:"rowgroup\
"}),o={rows:e,axis:n,handlers:t,headings:r,body:i,',"table:Cn(r,i),built:new Map,resized:new ResizeObserver(()=>{o.layou\
t={...o.layout,detailsHeight:o.details?.offsetHeight??","0},D(o)}),order:[],sort:v.sort,layout:{count:0,rowHeight:pr,ope\
n:null,detailsHeight:0},rowWindow:null,details:null,current:0};",'return o.table.classList.toggle("one-group",new Set(e.\
map(({group:a})=>a)).size<2),gr(o),{element:o.table,show:(a,s)=>hr(',"o,a,s),focus:a=>ue(o,a)}}function gr(e){let{headin\
gs:n,body:t,table:r,handlers:i}=e;for(let{column:o,button:a}of n)a.addEventListener(",'"click",()=>i.onSort(In(o,e.sort)\
));t.addEventListener("click",({target:o})=>{let a=o instanceof Element?o.closest("tr[d\\','ata-place]"):null;if(a===nul\
l||String(window.getSelection())!=="")return;let s=Number(a.dataset.place),c=e.order[s];c!==','void 0&&(i.onOpen(s===e.l\
ayout.open?null:e.rows[c]),ue(e,s))}),r.addEventListener("keydown",o=>{let a=yr(o,e);o.key==="E\\','scape"?Un(e):a!==nul\
l&&!(o.target instanceof Element&&o.target.closest(".details, thead"))&&(o.preventDefault(),ue(e,a))}),','window.addEven\
tListener("scroll",()=>D(e),{passive:!0}),window.addEventListener("resize",()=>{Vn(e),D(e)})}function yr(e,{',"current:n\
,order:t,layout:r}){if(e.altKey||e.ctrlKey||e.metaKey)return null;let i=Math.max(1,Math.floor(window.innerHeight/","r.ro\
wHeight)-2);return{ArrowDown:n+1,ArrowUp:n-1,PageDown:n+i,PageUp:n-i,Home:0,End:t.length-1}[e.key]??null}function Un(e){",
"let{open:n}=e.layout;n!==null&&(e.handlers.onOpen(null),ue(e,n))}function hr(e,n,t){let r=t.findIndex(o=>e.rows[o].key=\
==","n.row);t.length===e.order.length&&t.every((o,a)=>o===e.order[a])||(e.current=Math.max(0,r)),e.order=t,e.sort=n.sort\
;for(let o of e.",'headings)$n(o,n.sort);e.table.setAttribute("aria-rowcount",String(t.length+1)),e.details!==null&&e.re\
sized.unobserve(e.details),',"e.details=r<0?null:An(e.rows[t[r]],()=>Un(e)),e.layout={...e.layout,count:t.length,open:r<\
0?null:r,detailsHeight:0},e.built.","clear(),e.body.replaceChildren(),e.rowWindow=null,D(e),e.details!==null&&e.resized.\
observe(e.details),Vn(e)&&D(e)}function Vn(e){","let[n]=e.built.values(),t=n?.offsetHeight??0;return t===0||t===e.layout\
.rowHeight?!1:(e.layout={...e.layout,rowHeight:t},","!0)}function D(e){let{body:n,built:t,layout:r,table:i}=e,{top:o}=n.\
getBoundingClientRect(),a=Hn(r,{from:-o,to:window.innerHeight-","o});if(e.rowWindow!==null&&wr(e.rowWindow,a))return;e.r\
owWindow=a;let s=n.contains(document.activeElement);for(let l of t.","keys())(l<a.first||l>=a.end)&&t.delete(l);let c=[]\
;for(let l=a.first;l<a.end;l+=1){let u=t.get(l)??br(e,l);t.set(l,u),c.","push(u),l===r.open&&e.details!==null&&c.push(e.\
details)}Rr(n,[...Pe(a.above),...c,...Pe(a.below)]),s&&!n.contains(document.","activeElement)&&i.focus({preventScroll:!0\
})}function br({rows:e,order:n,layout:t,current:r,axis:i},o){let a=e[n[o]];return Ln(","a,{place:o,isOpen:o===t.open,isC\
urrent:o===r,axis:i})}function wr(e,n){let{first:t,end:r,above:i,below:o}=e;return t===n.","first&&r===n.end&&i===n.abov\
e&&o===n.below}function Rr(e,n){let t=new Set(n);for(let r of[...e.children])t.has(r)||r.remove();","for(let[r,i]of n.en\
tries()){let o=e.children[r]??null;o!==i&&e.insertBefore(i,o)}}function ue(e,n){let{order:t,built:r,body:i,",'layout:o}=\
e;if(t.length===0)return;let a=r.get(e.current)?.querySelector("button");if(a&&(a.tabIndex=-1),e.current=Math.',"min(t.l\
ength-1,Math.max(0,n)),!r.has(e.current)){let l=window.scrollY+i.getBoundingClientRect().top+z(o,e.current);window.",'sc\
rollTo({top:l-window.innerHeight/3}),D(e)}let s=r.get(e.current),c=s?.querySelector("button");!s||!c||(c.tabIndex=0,c.',
'focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}))}function Wn(e,n){let t=m("input",{type:"search","aria-la\
bel":"Search benchmarks",placeholder:"Search benchmarks ( / )","\\','aria-keyshortcuts":"/",autocomplete:"off",spellchec\
k:"false"});t.addEventListener("input",()=>n({text:t.value}));let r=new Set,','i=new Map(gn(e).map(l=>{let u=e.filter(y=\
>y.kind===l).length,d=[Me.get(l)??l," ",m("span",{class:"quiet"},[u.toLocaleString(','"en-US")])],p=m("button",{type:"bu\
tton",class:`chip ${l}`,"aria-pressed":"false"},d);return p.addEventListener("click",()=>{','r.delete(l)||r.add(l),n({ki\
nds:[...r]})}),[l,p]})),o=m("p",{role:"status",class:"quiet"}),a=m("button",{type:"button",class:"\\','plain",hidden:!0}\
,["Show all"]);a.addEventListener("click",()=>{n({text:"",kinds:[]}),t.focus()});let s=m("div",{role:"g\\','roup","aria-\
label":"Show only",class:"chips"},[...i.values()]);return{element:m("div",{class:"toolbar"},[t,s,o,a]),search:t,','show(\
{text:l,kinds:u},d){t.value!==l&&(t.value=l),r.clear();for(let y of u)r.add(y);for(let[y,O]of i)O.setAttribute("ari\\','\
a-pressed",String(r.has(y)));let p=M(e.length,"result");o.textContent=d===e.length?p:`${d.toLocaleString("en-US")} of ${\
p}`,','a.hidden=d===e.length}}}try{xr()}catch(e){document.documentElement.classList.remove("live"),console.error(e)}func\
tion xr(){let e=document.getElementById(','"data")?.textContent,n=document.getElementById("explorer");if(!e||n===null)re\
turn;let t=cn(JSON.parse(e)),r=hn(t),i=v,o=Wn(',"t,d=>s(d)),a=Bn(t,Je(t),{onSort:d=>s({sort:d}),onOpen:d=>s({row:d?.key?\
?null})});n.append(o.element,a.element);function s(d){","c({...i,...d}),Fn(i)}function c(d){i=d;let p=r(i);return o.show\
(i,p.length),a.show(i,p),p}function l(d){let p=_=>!_.some(",'me=>t[me].key===d.row),y=c(d);if(d.row===null)return;p(y)&&\
(y=c({...d,text:"",kinds:[]}));let O=y.findIndex(_=>t[_].key===','d.row);O>=0&&a.focus(O)}bn(t,({key:d})=>{l({...i,row:d\
}),Fn(i)}),window.addEventListener("hashchange",()=>{let d=Ee(location.','hash);d!==null&&l(d)}),Sr(o.search,{onDown:()=\
>a.focus(0),onEscape:()=>s({text:""})});let u=Ee(location.hash);u===null?c(','v):l(u)}function Sr(e,{onDown:n,onEscape:t\
}){document.addEventListener("keydown",r=>{let i=r.target instanceof HTMLInputElement;','r.key==="/"&&!i&&!r.ctrlKey&&!r\
.metaKey&&!r.altKey?(r.preventDefault(),e.focus()):r.key==="ArrowDown"&&r.target===e?(r.preventDefault(),','n()):r.key==\
="Escape"&&r.target===e&&t()})}function Fn(e){let n=yn(e);try{history.replaceState(null,"",n===""?location.pathname+',"l\
ocation.search:`#${n}`)}catch{return}}})();"].join(`
`),PAGE_SCRIPT_HASH="sha256-DHrqIVvnYyYd5L2nHTxwsy3guq64iKCPm8eoGhTePW8=";var SIGNS={good:"\u2713",warning:"!",bad:"\u2715",undecided:"?",broken:"!"},MAX_OPEN_FINDINGS=6;function renderHtml(report2){
let{rows}=report2,document=makeDocument(report2),{mark,text:text2}=document.headline,anchors=anchorsOf(report2),frame={title:`${text2}\
 \xB7 ${quoteUntrustedText(report2.name)}`,style:hasFunctions(rows)?`${STYLE}${FUNCTIONS_STYLE}`:STYLE,scriptHashes:hasFlameGraph(
rows)?[PAGE_SCRIPT_HASH,FLAME_SCRIPT_HASH]:[PAGE_SCRIPT_HASH],isReplaced:!0},skip=html`<a class="skip" href="#results">Skip to the results</a>\n`,
head=[...document.override,...document.counts,...document.decisions];return renderPage(frame,html`${rows.length===0?null:
skip}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${text2}</span></h1>
${head.map(writeBlock3)}<p class="quiet">${listSides(report2)}</p>
</header>
<main>
${writeVerdict(document,anchors)}${renderOverview(report2)}${rows.length===0?null:renderResults(report2,anchors)}${renderMachines(
report2)}</main>
<footer class="quiet">${document.origin.map(words=>html`<p>${words}</p>`)}</footer>${rows.length===0?null:html`\n${renderScript(
PAGE_SCRIPT,packRows(rows))}`}`)}function listSides({name,commits:{base,head},rounds}){let[from,to]=[base,head].map(({sha,
how})=>asUntrustedText(sha===null?how:abbreviateSha(sha)));return[asUntrustedText(name)," \xB7 base ",from," against hea\
d ",to,` \xB7 ${formatCount(rounds,"round")}`]}function writeVerdict(document,anchors){let{errors,findings,renames,advice,
changes,warnings,nextSteps}=document,items=findings.map(finding=>writeFinding3(finding,anchors)),rest=items.slice(MAX_OPEN_FINDINGS),
folded=html`<details><summary>${formatCount(rest.length,"more budget")} broken or undecided</summary>\n${writeCards(rest)}</details>\n`;
return[errors.map(writeBlock3),writeCards(items.slice(0,MAX_OPEN_FINDINGS)),rest.length===0?null:folded,[...renames,...advice,
...changes,...warnings,...nextSteps].map(writeBlock3)]}function writeCards(items){return items.length===0?null:html`<ul class="findings">\n${items}</ul>\n`}
function writeFinding3(finding,anchors){let{row,verdict,what,facts,culprit,functions,because}=finding,tone=verdict.outcome===
"fail"&&verdict.level==="fail"?"fail":"unclear",name=what.findIndex(piece=>typeof piece!="string"&&!("strong"in piece)),
sentence=what.map((piece,index)=>index===name?linkToRow(row,anchors,piece):piece),commits=culprit!==null&&"culprit"in row?
drawCulprit(row):null;return html`<li class="${tone}"><p>${sentence}</p>${[culprit===null?null:html`<p>${culprit}</p>`,commits===
null?null:html`<div class="commits">${commits}</div>`,functions===null?null:renderFunctions(functions),functions===null||
!("state"in row)?null:renderFlames(row),facts.length===0?null:html`<p class="quiet">${facts}</p>`,because===null?null:html`<p class="quiet">Why this budget: ${cleanUntrustedText(
because)}</p>`]}</li>\n`}function writeBlock3(block){switch(block.kind){case"text":return html`<p>${block.words}</p>\n`;case"\
problems":return writeCards(block.problems.map(writeProblem2));case"changes":return[html`<p>${showUncut(block.words)}</p>\n`,
writeList(block.items)];case"yaml":return html`<p>${block.words}</p>\n<pre><code>${block.yaml}</code></pre>\n`;case"step\
s":{let items=block.steps.map(({text:text2,yaml,url})=>[text2,url===void 0?null:html` <a href="${url}">${GUIDE_TITLE}</a>`,
yaml===void 0?null:html`\n<pre><code>${yaml}</code></pre>`]);return[html`<h2>${NEXT_STEPS_TITLE}</h2>\n`,writeList(items)]}case"\
commands":return block.commands.map(({leg,command})=>{let where=leg===null?[]:[", ",asUntrustedText(leg)];return html`<p>${REPEAT_TITLE}${where}:</p>\n<pre>${command}</pre>\n`})}}
function writeList(items){return items.length===0?null:html`<ul>\n${items.map(item=>html`<li>${item}</li>\n`)}</ul>\n`}function writeProblem2(problem){
let{severity,excerpt,output}=problem,words=showUncut(formatDiagnostic(problem)),lines=excerpt===void 0?null:html`<pre>${renderExcerpt(
excerpt)}</pre>`,printed=output===void 0?null:html`<details><summary>${titleOfLastLines(problem)}</summary><pre><code>${cleanLastLines(
output)}</code></pre></details>`;return html`<li class="${severity}"><p><strong>${severity}</strong> ${words}</p>${lines}${printed}</li>\n`}
function renderOverview(report2){let overview=drawOverview(report2.rows);if(overview===null)return null;let labels=overview.
axis.ticks.map(tick=>html`<span style="top:${toPercentOfHeight(overview.axis.at(tick))}">${formatWorsening(tick)}</span>`),
caption=`${formatCount(overview.count,"change")}, worst on the left, each with its 95% interval where one is known. Dash\
ed: what the budgets allow.`,means=report2.geomeans.map(geomean2=>{let{change}=pickShownChange(geomean2,report2);return[
asUntrustedText(geomean2.unit),` ${formatChange(change)} (of ${geomean2.n})`]});return html`<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels}</div>${overview.drawing}</div>
<p class="quiet pointed">${caption}</p>
${means.length===0?null:html`<p class="quiet">Geometric mean of the changes: ${joinContents(means," \xB7 ")}</p>\n`}</section>
`}function renderResults(report2,anchors){let shaped=report2.tables===null?null:html`<h2>As the configuration shapes it</h2>\n${renderCustomSections(
report2.tables)}\n`;return html`<section id="results" tabindex="-1" aria-label="Results">
${shaped}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${renderRowSections(report2,anchors)}
${renderChangedPictures(report2)}
</div>
</section>
`}function renderMachines(report2){let{plan,legs}=report2,lists=(legs.length===0?[{name:null,environment:report2.environment}]:
legs).map(({name,environment})=>{let entries=listMachineFacts({plan,environment}).map(({label,text:text2})=>html`<dt>${label}</dt><dd>${text2}</dd>\n`),
title=name===null?null:html`<h3>${asUntrustedText(name)}</h3>\n`;return entries.length===0?null:html`${title}<dl>\n${entries}</dl>\n`});
return lists.every(list2=>list2===null)?null:html`<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${lists}</section>\n`}import{dirname as dirname4}from"node:path";async function prepareOut(host,folder){await convertSystemErrors(folder,()=>host.files.makeFolder(folder))}async function prepareOutFile(host,path5){
await prepareOut(host,dirname4(path5)),await convertSystemErrors(path5,()=>checkWritableFile(path5))}async function writeOut(host,path5,text2){
await convertSystemErrors(path5,()=>host.files.write(path5,text2))}async function refuseExisting(host,path5){if(await hasPath(
host,path5))throw userError("proposal-exists",atFlag("write"),{file:path5})}async function hasPath(host,path5){try{return await host.
files.read(path5,0)!==null}catch(error){if(error instanceof UserError)return!0;throw error}}async function writeNew(host,path5,text2){
await refuseExisting(host,path5),await convertSystemErrors(path5,()=>host.files.write(path5,text2),"write")}async function convertSystemErrors(path5,work,where="\
out"){try{await work()}catch(error){throw relocateSystemError(error,where,path5)}}function relocateSystemError(error,where,path5){
let known=userErrorOf(error);return known===null?error:relocate(known,atFlag(where),{file:path5})}var REPORT_FORMS={markdown:report2=>renderComment(report2,{runUrl:null}),html:report2=>renderHtml(withEstimateHistory(report2)),
json:renderJson,csv:renderCsv,junit:renderJunit};function printReport(report2,output){let text2=output==="text"?renderTerminal(
report2,{colour:hasColour(),columns:readTerminalWidth()}):REPORT_FORMS[output](report2);process.stdout.write(`${text2.trimEnd()}\

`)}function printCulprits(report2){process.stdout.write(renderCulprits(report2))}async function writeResultFiles(host,folder,{
recording,report:report2}){let files={"recording.json":renderRecording(recording),"report.json":REPORT_FORMS.json(report2),
"comment.md":REPORT_FORMS.markdown(report2),"report.html":REPORT_FORMS.html(report2),"junit.xml":REPORT_FORMS.junit(report2)};
for(let[name,text2]of Object.entries(files))await writeOut(host,join5(folder,name),text2)}function terminalGuidance({failOn}){
return{docs:documentationUrl(VERSION),failOn,overrideLabel:null}}import{readFile as readFile3,realpath as realpath3,stat as stat2}from"node:fs/promises";import{resolve as resolve2}from"node:path";
import{text}from"node:stream/consumers";var CONFIG_LIMIT_BYTES=1024*1024;async function readConfig(host,given){let{config,configGiven}=commitSettings(given,TERMINAL_COMMIT_DEFAULTS),
written=await host.files.read(resolve2(host.folder,config),CONFIG_LIMIT_BYTES);if(written!==null)return{text:written,path:config};
if(!configGiven)return null;throw userError("configuration-missing",atFlag("config"),{file:config,isNamed:!0})}function makeReadingHost(){
let host=makeTerminalHost({isQuiet:!0}),read=(path5,limitBytes)=>readUserFile(host,path5,limitBytes);return{...host,files:{
...host.files,read}}}async function readUserFile(host,path5,limitBytes){if(path5==="-")return text(process.stdin);let named=resolve2(
host.folder,path5);return(await stat2(named).catch(()=>null))?.isFIFO()?readFile3(named,"utf8"):host.files.read(await realpath3(
named).catch(()=>named),limitBytes)}function recordingOfFiles(base,head){let series=makeSeriesCollection(),sides=[{side:"base",...base},{side:"head",...head}];
for(let{side,parsed}of sides)for(let measurement of withRecordedNames(parsed).measurements){let{values}=series.getOrCreate(
measurement,0,null)[side];for(let value of measurement.values)values.push([value])}let all=series.all(),rounds=Math.max(
1,...all.flatMap(({base:base2,head:head2})=>[base2.values.length,head2.values.length]));for(let{base:base2,head:head2}of all)
base2.invocations=base2.values.map((_,index)=>index),head2.invocations=head2.values.map((_,index)=>rounds+index);return{
version:RECORDING_VERSION,name:"compare",commits:{base:{sha:null,how:base.label},head:{sha:null,how:head.label}},schedule:{
seed:"",rounds:{min:rounds,max:rounds},commands:[`compare ${base.label} ${head.label}`],setup:null,workingDirectory:".",
format:base.parsed.format,unit:"sample",ended:"complete"},environment:NO_ENVIRONMENT,invocations:[...invocations("base",
rounds),...invocations("head",rounds)],series:all,problems:sides.flatMap(({parsed})=>[...parsed.problems])}}var NO_ENVIRONMENT={
os:"",kernel:"",architecture:"",cpu:"",cores:0,memoryBytes:0,image:null,node:"",loadBefore:null,loadAfter:null};function invocations(side,count2){
return Array.from({length:count2},(_,index)=>({side,round:index+1,command:0,startMs:0,durationMs:0,exitCode:0,outcome:"o\
k"}))}async function compareAsReport(request,files){let sides=isDefault(request)?sidesOfFiles(files):sidesOfGrids(request,files),
problems=sides.flatMap(({parsed})=>parsed.problems),isTable=isTableFormat(request.format);if(!isTable)for(let problem of problems)
process.stderr.write(`${formatDiagnosticLine(problem)}
`);let host=makeReadingHost(),config=request.config===null?null:await readConfig(host,{config:request.config}),policy=policyOf(
config&&parseConfigFile(config.text,config.path),host.clock.today()),recording=recordingOfFiles(...sides),judged=config===
null?{...policy,...NO_BUDGETS}:policy,table=isDefault(request)?policy.table:null,report2={...analyse({...recording,problems:[]},
{...judged,table},explainMissingLevels(judged)),environment:null,guidance:terminalGuidance({failOn:"regression"}),configSource:config&&
{path:config.path,commit:null,how:"worktree"}};return isTable?(request.format==="csv"?process.stderr:process.stdout).write(
`
${renderVerdict(report2,{colour:hasColour(),columns:readTerminalWidth()}).trimEnd()}
`):printReport(report2,request.format),config===null?0:problems.some(({severity})=>severity==="error")?2:exitCodeOf(report2.
conclusion,"regression")}function explainMissingLevels({budgets}){let missing=makeWarning("level-of-files",about("compar\
e"),{}),anchors=budgets.flatMap(({against})=>against??[]);return{ofBudgets:new Map(anchors.map(against=>[against,missing])),
shown:null}}var NO_BUDGETS={budgets:[],new:"pass",removed:"pass"};function isDefault(request){return["table","row","col",
"ignore","filter"].every(flag=>request[flag]===DEFAULT_REQUEST[flag])}function sidesOfFiles(files){let[base,head]=pairOf2(
files,({label})=>label);return[sideOfFile(base),sideOfFile(head)]}function sideOfFile({label,path:path5,bytes}){return{label,
parsed:parse(path5,convertToUserError(bytes))}}function parse(path5,bytes){let source={path:path5,text:decodeText(bytes)},
guessed=parseToolOutput(source,"auto"),parsed=guessed.format===null?parseToolOutput(source,"go"):guessed;if(parsed.measurements.
length>0)return parsed;throw userError("no-results-in-file",inFile(path5),{})}function sidesOfGrids(request,files){let{grids,
messages}=convertToUserError(()=>readTables(request,files)),labels=grids.flatMap(({columns})=>columns.map(labelOf2)),problems=messages.
map(message=>makeWarning("benchstat-warning",about("compare"),{message})),[base,head]=pairOf2([...new Set(labels)],label=>label),
side=label=>({label,parsed:{format:"go",measurements:grids.flatMap(grid=>measurementsOf(grid,label)),problems:[]}});return[
{...side(base),parsed:{...side(base).parsed,problems}},side(head)]}function labelOf2(column){return column.filter(value=>value!==
"").join(" ")}function measurementsOf(grid,label){let{fields,unit,assumes,better,columns,rows,cells}=grid,index=columns.
findIndex(column=>labelOf2(column)===label),group=fields.find(({name})=>name==="pkg")?.value;return rows.flatMap((row,at)=>{
let cell=cells[at]?.[index],values=Array.from(cell?.values??[]).filter(Number.isFinite);return values.length===0?[]:{group:group||
null,name:row,metric:unit,unit,better,values,primary:unit==="sec/op",deterministic:assumes==="exact"}})}function pairOf2(columns,nameOf){
let[base,head,...more]=columns;if(base!==void 0&&head!==void 0&&more.length===0)return[base,head];throw userError("not-t\
wo-columns",about("command line"),{columns:columns.map(nameOf)})}function convertToUserError(work){try{return work()}catch(thrown){
let refusal=benchstatMessageOf(thrown);throw refusal===null?thrown:userError("benchstat-refusal",about("compare"),{message:refusal})}}function analyseLegs(recordings,policy,levels=null){let names=new Set(recordings.map(({name})=>name)),analyses=recordings.
map(recording=>analyseRecording(recording,divideAlpha(policy,names.size),{levels,leg:names.size===1?null:recording.name})),
legs=[...names].map(name=>{let own=analyses.map(({report:report3})=>report3).filter(report3=>report3.name===name);return own.
every(({shard})=>shard===null)?own[0]:mergeShards(own)}),report2=legs.length===1?legs[0]:mergeLegs(legs);return withUnmatchedPolicy(
report2,policy,analyses.map(({unmatched})=>unmatched))}function countLegs({legs,shard}){let{count:count2}=parseShard(shard??
"")??{count:1};return Math.max(1,Math.ceil(legs/count2))}function mergeLegs(legs){let first=legs[0],commands=new Set(legs.
map(leg=>JSON.stringify(leg.commands)));return{...first,commands:commands.size===1?first.commands:[],legs:legs.map(({name,
seed,environment})=>({name,seed,environment})),conclusion:worstOf(legs.map(({conclusion})=>conclusion)),baseBrokeIn:legs.
find(leg=>leg.baseBrokeIn!==null)?.baseBrokeIn??null,measuredAgain:sumRemeasuredRounds(legs),proposedRenames:selectConsistent(
legs.flatMap(leg=>leg.proposedRenames)),decisions:mergeDecisions(legs),cost:sumCosts(legs),rounds:countRounds(legs),placements:countPlacements2(
legs),rows:legs.flatMap(({name,rows})=>rows.map(row=>ofLeg(row,name))),counts:Object.fromEntries(STATES.map(state=>[state,
legs.reduce((sum2,{counts})=>sum2+counts[state],0)])),geomeans:[],judgedGeomeans:legs.flatMap(({name,judgedGeomeans})=>judgedGeomeans.
map(row=>ofLeg(row,name))),tables:first.tables&&legs.flatMap(tablesOfLeg),problems:problemsOf(legs)}}function mergeShards(shards){
let sorted=shards.toSorted((one,other)=>(one.shard?.index??0)-(other.shard?.index??0)),named=sorted.map(report2=>({...report2,
name:`shard ${formatShard(report2.shard)}`})),first=sorted[0],merged=mergeLegs(named),seen=sorted.find(({shard})=>shard.
benchmarks.length>0)?.shard?.benchmarks??[],order=new Map(seen.map((benchmark,index)=>[benchmarkKeyOf(benchmark),index])),
indexOf=row=>order.get(benchmarkKeyOf(row))??order.size,rows=sorted.flatMap(report2=>report2.rows).toSorted((one,other)=>indexOf(
one)-indexOf(other)),faults=findShardFaults(sorted);return{...merged,shard:null,name:first.name,commands:first.commands,
rows,geomeans:geomeans(rows),judgedGeomeans:sorted.flatMap(report2=>report2.judgedGeomeans),tables:first.tables&&sorted.
flatMap(report2=>report2.tables??[]),conclusion:worstOf([merged.conclusion,faults.conclusion]),problems:[...faults.problems,
...merged.problems.filter(one=>!faults.isIncomplete||!isAboutUnused(one))]}}function findShardFaults(shards){let seen=new Set(
shards.map(({shard})=>shard.index)),{count:count2}=shards[0].shard,missing=Array.from({length:count2},(_,index)=>index+1).
filter(index=>!seen.has(index)),lists=shards.filter(({shard})=>shard.benchmarks.length>0).map(({shard})=>new Map(shard.benchmarks.
map(one=>[benchmarkKeyOf(one),one]))),all=new Map(lists.flatMap(list2=>[...list2])),differing=[...all].filter(([key])=>!lists.
every(list2=>list2.has(key))).map(([,{name}])=>name),unmeasured=missing.length>0?[]:listNamesWithoutRow(all,shards),location=about(
"recordings"),data={names:differing.slice(0,MAX_NAMES4),count:differing.length,...unmeasured.length>0&&{unmeasured:unmeasured.
length}};return{problems:[...missing.length===0?[]:[makeError("shard-missing",location,{shards:missing.map(String),count:count2},
{failure:"shard-missing"})],...differing.length===0?[]:[makeWarning("shards-differ",location,data)],...differing.length>
0||unmeasured.length===0?[]:[makeWarning("benchmarks-of-no-shard",location,{names:unmeasured.slice(0,MAX_NAMES4),count:unmeasured.
length})]],isIncomplete:missing.length>0,conclusion:missing.length>0?"error":unmeasured.length>0?"inconclusive":"pass"}}
function listNamesWithoutRow(all,shards){let names=({command,group,name,renamed})=>[name,renamed?.from??name].map(one=>benchmarkKeyOf(
{command,group,name:one})),measured=new Set(shards.flatMap(({rows})=>rows.flatMap(names))),skipped=new Set(shards.flatMap(
({decisions})=>decisions.filter(isSkip).map(one=>one.command)));return[...all].flatMap(([key,{command,name}])=>measured.
has(key)||skipped.has(command)?[]:[name])}var MAX_NAMES4=3;function countRounds(legs){let measured=legs.filter(({rows})=>rows.
length>0);return Math.min(...(measured.length===0?legs:measured).map(({rounds})=>rounds))}function mergeDecisions(legs){
let made=legs.map(({decisions})=>new Map(decisions.map(one=>[JSON.stringify(one),one]))),isShared=key=>made.every(own2=>own2.
has(key)),shared=[...made[0]].filter(([key])=>isShared(key)).map(([,decision])=>decision),own=made.flatMap((ofLeg2,index)=>[
...ofLeg2].filter(([key])=>!isShared(key)).map(([,decision])=>({...decision,leg:legs[index].name})));return[...shared,...own]}
function sumCosts(legs){let costs=legs.flatMap(({cost})=>cost??[]);if(costs.length===0)return null;let total=key=>Math.round(
10*costs.reduce((sum2,one)=>sum2+one[key],0))/10;return{setupSeconds:total("setupSeconds"),measuringSeconds:total("measu\
ringSeconds"),savedSeconds:total("savedSeconds")}}function divideAlpha(policy,legs){return{...policy,alpha:policy.alpha/
legs}}function problemsOf(legs){let keyOf2=({location,code,data,severity})=>JSON.stringify([location,code,data,severity]),
said=legs.map(({problems})=>new Set(problems.map(keyOf2))),isShared=problem=>said.every(keys=>keys.has(keyOf2(problem))),
unused=findUnusedEverywhere(legs),shared=new Map(legs.flatMap(({problems})=>problems.filter(isShared).map(problem=>[keyOf2(
problem),problem]))),own=legs.flatMap(({name,problems})=>problems.filter(problem=>!isShared(problem)&&!isAboutUnused(problem)).
map(problem=>problem.location[0]?.kind==="recording"?problem:within(inRecording(name),problem)));return[...[...shared.values()].
filter(problem=>!isAboutUnused(problem)),...unused,...own]}function isAboutUnused({code}){return code==="budget-unmatche\
d"||code==="rename-unused"}function findUnusedEverywhere(legs){if(legs.some(({conclusion})=>conclusion==="error"))return[];
let keyOf2=({location,code,data})=>JSON.stringify([location,code,data.name]),[first,...others]=legs.filter(({rows})=>rows.
length>0).map(({problems})=>new Map(problems.filter(isAboutUnused).map(problem=>[keyOf2(problem),problem])));return[...first??
[]].filter(([key])=>others.every(leg=>leg.has(key))).map(([,problem])=>problem)}function sumRemeasuredRounds(legs){let all=legs.
flatMap(({measuredAgain})=>measuredAgain??[]);return all.length===0?null:all.reduce((sum2,one)=>({rounds:sum2.rounds+one.
rounds,minutes:sum2.minutes+one.minutes}))}function countPlacements2(legs){let all=legs.flatMap(({placements})=>placements??
[]);return all.length===0?null:Math.min(...all)}function ofLeg(row,leg){return{...row,group:groupOfLeg(row.group,leg)}}function tablesOfLeg({
name,tables}){return(tables??[]).map(table=>({...table,fields:[{name:"leg",value:name},...table.fields]}))}var BY_WEIGHT=[
"pass","warn","inconclusive","fail","error"];function worstOf(conclusions){return BY_WEIGHT[Math.max(...conclusions.map(
conclusion=>BY_WEIGHT.indexOf(conclusion)))]??"error"}import{randomUUID as randomUUID2}from"node:crypto";async function runGit(git,args,options){let{exitCode,stdout,stderr}=await git(args,options);if(exitCode===0)return stdout;
throw userError("git-failed",atGitCommand(args[0]),{output:parseGitError(stderr)})}function atGitCommand(command=""){return[
{kind:"git command",name:`git ${command}`}]}function parseGitError(stderr){let lines=stderr.trim().split(`
`);return(lines.find(line=>/^(error|fatal): /.test(line))??lines.at(-1)??"").replace(/\.$/,"")}async function resolveRevision(git,folder,revision){
let args=["rev-parse","--verify","--quiet","--end-of-options",revision],{exitCode,stdout}=await git(args,{folder});return exitCode===
0?stdout.trim():null}async function readObjectTexts(git,folder,shas){let mark=randomUUID2(),input=shas.map(sha=>`${sha}
`).join("");return(await runGit(git,["cat-file",`--batch=${mark}`],{folder,input})).split(`${mark}
`).slice(1).map(text2=>text2.slice(0,-1))}var NEUTRAL_AUTHOR={GIT_AUTHOR_NAME:"bench-referee",GIT_AUTHOR_EMAIL:"bench-re\
feree@localhost",GIT_COMMITTER_NAME:"bench-referee",GIT_COMMITTER_EMAIL:"bench-referee@localhost"};var BATCH_BYTES=4*1024*1024;async function readHistoryRef(git,{folder,ref,take},limits){let tip=await resolveRevision(git,
folder,`${ref}^{commit}`);if(tip===null)return null;let listed=await runGit(git,["ls-tree","-r","-l","-z","--full-tree",
tip],{folder}),files=parseTree(listed).filter(({path:path5})=>limits.limitOf(path5)!==null),others=listed.split("\0").length-
1-files.length,{chosen,skipped}=chooseFiles(files,limits);for(let batch of divideBySize(dropRepeatedFiles(chosen))){let ids=batch.
map(({id})=>id),texts=await readObjectTexts(git,folder,ids);for(let[index,{path:path5}]of batch.entries())take({path:path5,
text:texts[index]})}return{tip,paths:chosen.map(({path:path5})=>path5),skipped,others}}async function readRemoteRef(store,ref,read){
let answer=await store.lookUpRefs([ref]);if(answer.kind==="absent")return null;let why=answer.kind==="silent"?answer.why:
await store.fetch("--depth=1",ref);if(why!==null)throw userError("history-unreadable",atInput("ref"),{ref,output:why});let content=await read(
`refs/fetched/${ref}`);if(content!==null)return content;throw userError("history-no-commit",atInput("ref"),{ref})}function parseTree(listed){
return listed.split("\0").flatMap(line=>{let[,id,bytes,path5]=/^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line)??
[];return id===void 0||path5===void 0?[]:[{id,bytes:Number(bytes),path:path5}]})}function chooseFiles(files,limits){let chosen=[],
skipped=[],bytesLeft=limits.allBytes;for(let file of files.toReversed()){let limit=Math.min(limits.limitOf(file.path)??0,
bytesLeft);file.bytes>limit||chosen.length>=limits.files?skipped.push(file.path):(bytesLeft-=file.bytes,chosen.push(file))}
return{chosen:chosen.toReversed(),skipped}}function dropRepeatedFiles(files){let byId=new Map(files.toReversed().map(file=>[
file.id,file]));return files.filter(file=>byId.get(file.id)===file)}function divideBySize(files){let batches=[],bytes=Number.
POSITIVE_INFINITY;for(let file of files)bytes+file.bytes>BATCH_BYTES&&(batches.push([]),bytes=0),batches.at(-1).push(file),
bytes+=file.bytes;return batches}var NUMBER="(0|[1-9]\\d*)",RELEASE=new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`),MAX_TRIED_RELEASES=100;
async function findLatestRelease(tags,search){let{head,isInHistory,isLocal}=search,releases=sortReleases(tags),candidates=releases.
filter(({commit})=>commit!==head);for(let tag of candidates.slice(0,MAX_TRIED_RELEASES))if(await isInHistory(tag))return tag;
throw userError("no-release",isLocal?atFlag("base"):atInput("base"),{tags:tags.length,releases:releases.length,isLocal,tried:candidates.
length>MAX_TRIED_RELEASES?MAX_TRIED_RELEASES:void 0})}function sortReleases(tags){return tags.flatMap(tag=>{let version2=parseRelease(
tag.name);return version2===null?[]:[{tag,version:version2}]}).sort((a,b)=>compareVersions(b.version,a.version)).map(({tag})=>tag)}
function selectReleases(tags,commits){return sortReleases(tags).filter(({commit})=>commits.has(commit)).reverse()}function parseRelease(name){
let[,...numbers]=RELEASE.exec(name)??[];return numbers.length===3?numbers.map(BigInt):null}function compareVersions(a,b){
let at=a.findIndex((number2,index)=>number2!==b[index]);return at<0?0:a[at]<b[at]?-1:1}function parseTags(lines){let commits=new Map;
for(let line of lines.split(`
`)){let[,commit="",name=""]=/^([0-9a-f]+)[\t ]refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)??[];name!==""&&commits.set(name,
commit)}return[...commits].map(([name,commit])=>({name,commit}))}import{resolve as resolve4}from"node:path";import{resolve as resolve3}from"node:path";function divideList(items,size){return Array.from({length:Math.ceil(items.length/size)},(_,index)=>index*size).map(start=>items.
slice(start,start+size))}var FETCH=["fetch","--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"],OBJECTS_AT_ONCE=400;function connectRemote(host,folder,remote,name=remote.
url){let run2=(...args)=>retryNetwork(host,()=>runAtRemote(host,folder,remote,args));return{async lookUpRefs(refs){let{exitCode,
stdout,stderr}=await run2("ls-remote",name,...refs);if(exitCode!==0)return{kind:"silent",why:parseGitError(stderr)};let lines=stdout.
split(`
`).map(line=>line.split("	"));for(let ref of refs){let sha=lines.find(([,candidate])=>candidate===ref)?.[0];if(sha!==void 0)
return{kind:"found",sha}}return{kind:"absent"}},async listTags(){let{exitCode,stdout,stderr}=await run2("ls-remote","--t\
ags",name);if(exitCode===0)return parseTags(stdout);throw userError("tags-not-listed",atInput("base"),{output:parseGitError(
stderr)})},async fetch(depth,...wanted){host.log.info(`fetch ${wanted.join(" ")}`);let refspecs=wanted.map(want=>`+${want}\
:refs/fetched/${want}`);return toFetchError(await run2(...FETCH,...[depth??[]].flat(),name,...refspecs))},async fetchObjects(shas){
for(let part of divideList(shas,OBJECTS_AT_ONCE)){let args=["-c","fetch.negotiationAlgorithm=noop",...FETCH,"--no-filter",
name,...part],why=toFetchError(await run2(...args));if(why!==null)return why}return null},async push(ref,{from,to}){host.
log.info(`push ${ref}`);let{exitCode,stderr}=await run2("push",`--force-with-lease=${ref}:${from??""}`,name,`${to}:${ref}`);
return exitCode===0?null:parsePushError(stderr)}}}var PAUSES_MS=[3e3,1e4],TRANSIENT_ERRORS=/could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;
async function retryNetwork(host,attempt){let result=await attempt();for(let pauseMs of PAUSES_MS){if(result.exitCode===
0||!TRANSIENT_ERRORS.test(result.stderr)||host.cancelled.aborted)break;host.log.info(`git: ${parseGitError(result.stderr)}\
; waiting ${pauseMs/1e3} s`),await host.clock.sleep(pauseMs),result=await attempt()}return result}async function runAtRemote(host,folder,remote,args){
let slowLimits={"http.lowSpeedLimit":"1000","http.lowSpeedTime":"60"};if(remote.token===null)return host.git(args,{folder,
config:slowLimits});let result=await host.git(args,{folder,config:{...slowLimits,...authorisation(remote)}});return result.
exitCode!==0&&/returned error: 30[1278]/.test(result.stderr)?host.git(args,{folder,config:slowLimits}):result}function authorisation({
serverUrl,token}){let basic=Buffer.from(`x-access-token:${token}`).toString("base64");return{"http.followRedirects":"fal\
se",[`http.${serverUrl}/.extraheader`]:"",[`http.${serverUrl}/.extraHeader`]:`AUTHORIZATION: basic ${basic}`}}function toFetchError({
exitCode,stderr}){return exitCode===0?null:parseGitError(stderr)}function parsePushError(stderr){let[,reason]=/^ ! \[.+\] +.+ -> .+ \((.+)\)$/m.
exec(stderr)??[];if(reason===void 0)return parseGitError(stderr);let[said]=[...stderr.matchAll(/^remote: +(\S.*?)\s*$/gm)].
map(([,line])=>line);return said===void 0?reason:`${reason}: ${said}`}async function readOriginUrl(host){let{exitCode,stdout}=await host.
git(["config","--get","remote.origin.url"],{folder:host.folder}),url=stdout.trim();if(exitCode!==0||url==="")return null;
let clean=removeCredentials(url,host.folder);return host.secrets.some(secret=>secret!==""&&clean?.includes(secret))?null:
clean}function removeCredentials(url,folder){if(/^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url))return url;if(!url.includes("://"))
return resolve3(folder,url);if(!URL.canParse(url))return null;let{protocol,host,pathname,username}=new URL(url),user=/^(?:git\+)?ssh/.
test(protocol)&&username!==""?`${username}@`:"";return`${protocol}//${user}${host}${pathname}`}async function openStore(host,folder,remote){let checkout=await findCheckout(host);if(checkout===null&&remote===null)throw userError(
"not-a-repository",inFile(host.folder),{});let store=makeStore(host,folder,checkout,remote);await host.files.makeFolder(
folder);let format=checkout?.format??(host.trigger.sha?.length===64?"sha256":"sha1");return await store.gitOrThrow("init",
"--quiet","--bare","--template=",`--object-format=${format}`,"."),checkout===null||(await host.files.write(`${folder}/ob\
jects/info/alternates`,`${checkout.common}/objects
`),await host.files.copy(`${checkout.common}/shallow`,`${folder}/shallow`),checkout.promisor!==null&&await becomePartial(
store,remote?.url??checkout.promisor)),store}async function openSeparateStore(host,folder,remote){return await host.files.
makeFolder(folder),openStore({...host,folder},folder,remote)}async function findCheckout(host){let ask=async(...args)=>{
let{exitCode,stdout}=await host.git(args,{folder:host.folder});return exitCode===0?stdout.trim().split(`
`):null},facts=["--absolute-git-dir","--show-object-format","--is-shallow-repository"],[folder,format="sha1",isShallow]=await ask(
"rev-parse",...facts)??[];if(folder===void 0)return null;let common=await host.files.read(`${folder}/commondir`,MAX_PATH_BYTES),
[promisor]=await ask("config","--name-only","--get-regexp","^remote\\..*\\.promisor$")??[],[url=null]=promisor?await ask(
"config",promisor.replace(/promisor$/,"url"))??[]:[];return{common:resolve4(folder,common?.trim()??"."),format,isShallow:isShallow===
"true",promisor:url}}var MAX_PATH_BYTES=64*1024,PROMISOR="origin";async function becomePartial(store,url){let settings={
"core.repositoryFormatVersion":"1","extensions.partialClone":PROMISOR,[`remote.${PROMISOR}.url`]:url,[`remote.${PROMISOR}\
.promisor`]:"true",[`remote.${PROMISOR}.partialCloneFilter`]:"blob:none"};for(let[key,value]of Object.entries(settings))
await store.gitOrThrow("config",key,value)}function makeLocalConnection({git,folder}){let refuse=()=>Promise.resolve("th\
ere is no remote");return{lookUpRefs:()=>Promise.resolve({kind:"absent"}),listTags:async()=>parseTags((await git(["show-\
ref","--tags","--dereference"],{folder})).stdout),fetch:refuse,push:refuse,fetchObjects:refuse}}function makeStore(host,folder,checkout,remote){
let promisor=checkout?.promisor??null,connect=to=>connectRemote(host,folder,to,promisor===null?to.url:PROMISOR),store={...remote===
null?makeLocalConnection(host):connect(remote),folder,isComplete:checkout!==null&&!checkout.isShallow,git:(...args)=>host.
git(args,{folder}),async gitOrThrow(...args){let output=await runGit(host.git,args,{folder});return output.includes("\0")?
output:output.trim()},has:async sha=>(await store.git("cat-file","-e",`${sha}^{commit}`)).exitCode===0,async remoteTrackingSha(ref){
let copy=ref.replace(/^refs\/heads\//,"refs/remotes/origin/");return checkout===null?null:resolveRevision(host.git,host.
folder,`${copy}^{commit}`)},async readObjects(shas,maxBytes){let input=shas.map(sha=>`${sha}
`).join(""),small=(await runGit(host.git,["cat-file","--batch-check=%(objectname) %(objectsize)"],{folder,input})).split(
`
`).flatMap(line=>{let[sha="",bytes]=line.split(" ");return Number(bytes)<=maxBytes?[sha]:[]}),texts=await readObjectTexts(
host.git,folder,small);return new Map(small.map((sha,index)=>[sha,texts[index]]))},async fetchMissingBlobs(sha){if(promisor===
null)return;let list2=["rev-list","--objects","--no-walk","--no-object-names","--missing=print",sha],missing=(await store.
gitOrThrow(...list2)).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[]),why=await connect(remote??{url:promisor,token:null,serverUrl:""}).
fetchObjects(missing);if(why!==null)throw userError("partial-clone",atCommit(sha),{output:why})}};return store}function fetchHistoryRef(git,{store,ref,take},limits){return readRemoteRef(store,ref,fetched=>readHistoryRef(git,{folder:store.
folder,ref:fetched,take},limits))}function makeRemoteSource(host,{store,remote,folder,isInHistory,treeOf},limits){return{
isLocal:!1,isInHistory,treeOf,async readHistory(ref,take){if(remote===null)return null;let historyStore=await openSeparateStore(
host,folder,remote);return fetchHistoryRef(host.git,{store:historyStore,ref,take},limits)},listTags:()=>store.listTags()}}
function makeLocalSource({git,folder},limits){return{isLocal:!0,readHistory:(ref,take)=>readHistoryRef(git,{folder,ref,take},
limits),listTags:async()=>parseTags((await git(["show-ref","--tags","--dereference"],{folder})).stdout),async isInHistory(commit,tip){
let{exitCode}=await git(["merge-base","--is-ancestor",commit,tip],{folder});if(exitCode===0)return!0;let{stdout}=await git(
["rev-parse","--is-shallow-repository"],{folder});if(exitCode===1&&stdout.trim()!=="true")return!1;throw userError("git-\
failed",atGitCommand("merge-base"),{output:"the clone is shallow, or lacks one of the two"})},treeOf:commit=>resolveRevision(
git,folder,`${commit}^{tree}`)}}function countImportedValues(suites){return suites.reduce((sum2,{series})=>sum2+series.reduce((all,{values})=>all+values.
length,0),0)}function commitUrlOf({repository},commit){return repository!==null&&/^https?:\/\/[\w.:/~-]+$/.test(repository)?
`${repository}/commit/${commit}`:null}var MAX_IMPORT_BYTES=64*1024*1024,MAX_IMPORTED_TEXT=1e3,MAX_SUITES=1e3,MAX_SERIES=2e4,MAX_RUNS=1e5,shortTextSchema=string().
max(MAX_IMPORTED_TEXT),runSchema2=object({commit:string().regex(/^[0-9a-f]{7,64}$/,"must be the id of a commit"),at:iso_exports.
datetime(),committedAt:shortTextSchema.nullable(),subject:shortTextSchema}),valueSchema2=object({run:int().min(0),value:number(),
range:shortTextSchema.optional(),extra:shortTextSchema.optional()}),suiteSchema=object({name:nameSchema,repository:lineSchema.
nullable(),runs:array(runSchema2).max(MAX_RUNS),series:array(object({name:nameSchema,unit:nameSchema,values:array(valueSchema2).
max(MAX_RUNS)})).max(MAX_SERIES)}).refine(({runs,series})=>series.every(({values})=>values.every(({run:run2})=>run2<runs.
length)),"a value names a run that does not exist"),importedSchema=object({version:literal(1),suites:array(suiteSchema).
max(MAX_SUITES)});var ASSIGNMENT=/^\s*window\.BENCHMARK_DATA\s*=/,benchSchema=object({name:nameSchema,value:number().nullable(),unit:nameSchema.
default(""),range:union([string(),number()]).nullish(),extra:string().nullish()}),entrySchema=object({commit:object({id:string().
regex(/^[0-9a-fA-F]{7,64}$/,"must be the id of a commit"),message:string().nullish(),timestamp:string().nullish()}),date:number().
min(0).max(0xe677d21fdbff),benches:array(benchSchema)}),dataSchema=object({repoUrl:lineSchema.nullish(),entries:record(nameSchema,
array(entrySchema))});function parseDataJs(text2){let start=ASSIGNMENT.exec(text2)?.[0].length??0,value;try{value=JSON.parse(
text2.slice(start).trimEnd().replace(/;$/,""))}catch(error2){return{broken:error2.message}}let name=findUnusableName(value);
if(name!==null)return{keys:["entries",name],reason:"no suite can have this name"};let{data,error}=dataSchema.safeParse(value);
if(data===void 0){let[issue]=error.issues;return{keys:issue?.path??[],reason:issue?.message??""}}let entries=Object.entries(
data.entries),suites=entries.map(([name2,list2])=>makeSuite(name2,data.repoUrl??null,list2)),values=entries.flatMap(([,list2])=>list2.
flatMap(({benches})=>benches.map(({value:value2})=>value2)));return{suites,missing:values.filter(value2=>value2===null).
length}}function findUnusableName(value){let entries=typeof value=="object"&&value!==null&&"entries"in value?value.entries:
null;return typeof entries=="object"&&entries!==null&&Object.hasOwn(entries,"__proto__")?"__proto__":null}function openSeries(series,name,unit){
let key=JSON.stringify([name,unit]),present=series.get(key)??{name,unit,values:[]};return series.set(key,present),present}
function makeSuite(name,repository,entries){let sorted=entries.toSorted((a,b)=>a.date-b.date),series=new Map;for(let[run2,
{benches}]of sorted.entries())for(let bench of benches){let{values}=openSeries(series,bench.name,bench.unit),[range,extra]=[
bench.range,bench.extra].map(text2=>cutText(String(text2??""))||null);bench.value!==null&&values.push(omitNull({run:run2,
value:bench.value,range,extra},["range","extra"]))}return mergeSuites([{name,repository,runs:sorted.map(toRun),series:[...series.
values()]}])}function toRun({commit:{id,message,timestamp},date}){let[subject=""]=(message??"").split(/\r?\n/,1);return{
commit:id.toLowerCase(),at:new Date(date).toISOString(),committedAt:timestamp?cutText(timestamp):null,subject:cutText(subject)}}
function cutText(text2){return text2.slice(0,MAX_IMPORTED_TEXT)}function mergeImports(earlier,added){return[...new Set([
...earlier,...added].map(({name})=>name))].map(name=>{let parts=[earlier,added].flatMap(suites=>suites.filter(suite=>suite.
name===name));return parts.length===1?parts[0]:mergeSuites(parts)})}function mergeSuites(parts){let keyOf2=({commit,at})=>`${commit}\
 ${at}`,sorted=[...new Map(parts.flatMap(suite=>suite.runs.map(run2=>[keyOf2(run2),run2])))].toSorted(([,a],[,b])=>compareTexts(
a.at,b.at)),indexOf=new Map(sorted.map(([key],index)=>[key,index])),series=new Map;for(let suite of parts)for(let{name,unit,
values}of suite.series){let merged=openSeries(series,name,unit),added=values.map(value=>({...value,run:indexOf.get(keyOf2(
suite.runs[value.run]))})),replaced=new Set(added.map(({run:run2})=>run2));merged.values=[...merged.values.filter(({run:run2})=>!replaced.
has(run2)),...added]}return{...parts.at(-1),runs:sorted.map(([,run2])=>run2),series:[...series.values()].map(({values,...one})=>({
...one,values:values.toSorted((a,b)=>a.run-b.run)}))}}var IMPORT_PATH="imported/github-action-benchmark.json";function renderImportedValues(suites){
let lines=suites.map(({name,repository,runs,series})=>[`{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)}\
,"runs":[`,runs.map(run2=>JSON.stringify(run2)).join(`,
`),'],"series":[',series.map(one=>JSON.stringify(one)).join(`,
`),"]}"].join(`
`));return`{"version":${1},"suites":[
${lines.join(`,
`)}
]}
`}function parseImportedValues(text2){let value;try{value=JSON.parse(text2)}catch{return"no JSON"}let{data,error}=importedSchema.
safeParse(value);if(data!==void 0)return data.suites;let[issue]=error.issues;return`${issue?.path.join(".")??""}: ${issue?.
message??"invalid"}`}var FOLDER="runs";function renderStoredRun(run2){let{rows,...facts}=run2,lines=rows.map(row=>JSON.stringify(row));return`${JSON.
stringify(facts).slice(0,-1)},"rows":[${lines.length===0?"":`
${lines.join(`,
`)}
`}]}
`}function pathOfRun({at,to},digest){return`${FOLDER}/${at.slice(0,7)}/${shortenSha(to.commit)}-${digest.slice(0,16)}.js\
on`}function isInRunFolder(path5){return path5.startsWith(`${FOLDER}/`)}var OWN_PATH=new RegExp(`^${FOLDER}/[^/]+/([0-9a\
-f]{12}-[0-9a-f]{16}\\.json)$`);function nameOfRun(path5){return OWN_PATH.exec(path5)?.[1]??path5}function parseRun(text2){
if(text2.length>MAX_RUN_BYTES)return`larger than ${MAX_RUN_BYTES} bytes`;let value;try{value=JSON.parse(text2)}catch{return"\
no JSON"}return readStoredRun(value)}function openTable(){let heads=[],series=new Map,expected=[];return{add({from,to,at,workflowRun=null,rows}){let index=heads.
length;heads.push({from,to,at,workflowRun,isUnchanged:rows.length===0});let named=[];for(let[place,row]of rows.entries()){
let guess=expected[place],columns=guess!==void 0&&isSameKey(guess,row)?guess:findColumns(series,row);at>=columns.betterAt&&
Object.assign(columns,{better:row.better,betterAt:at}),columns.run.push(index),columns.logRatio.push(row.logRatio),columns.
standardError.push(row.standardError),columns.n.push(row.n),named.push(columns)}named.length>0&&(expected=named)},close:()=>({
runs:heads,series:[...series.values()]})}}function makeFileTaker(table,refused){let names=new Set;return({path:path5,text:text2})=>{let name=nameOfRun(path5);if(names.
has(name))return;let run2=parseRun(text2);if(typeof run2=="string"){refused.push({path:path5,reason:run2});return}names.
add(name),table.add(run2)}}function isSameKey(a,b){return a.name===b.name&&a.metric===b.metric&&a.group===b.group&&a.command===
b.command}function findColumns(series,row){let key=historyKeyOf(row),{command,group,name,metric,better}=row,columns=series.
get(key)??{command,group,name,metric,better,betterAt:"",run:[],logRatio:[],standardError:[],n:[]};return series.set(key,
columns),columns}function listCommits({runs}){return new Set(runs.flatMap(({from,to})=>[from.commit,to.commit]))}function isRunPath(path5){return path5.endsWith(".json")&&path5!==IMPORT_PATH}var HISTORY_LIMITS={limitOf:path5=>path5===
IMPORT_PATH?MAX_IMPORT_BYTES:isRunPath(path5)?MAX_RUN_BYTES:null,allBytes:256*1024*1024,files:2e4};function openHistory(){
let table=openTable(),refused=[],takeRun=makeFileTaker(table,refused),imported=[];return{take(file){if(isRunPath(file.path)&&
takeRun(file),file.path!==IMPORT_PATH)return;let parsed=parseImportedValues(file.text);typeof parsed=="string"?refused.push(
{path:IMPORT_PATH,reason:parsed}):imported=parsed},close(read){let{paths,skipped,others}=read??{paths:[],skipped:[],others:0},
listed=[...paths,...skipped],isHistory=table.close().runs.length>0||listed.some(path5=>isInRunFolder(path5)||path5===IMPORT_PATH);
return{table,imported,names:new Set([...paths.filter(isRunPath),...skipped].map(nameOfRun)),warnings:listLeftOut([...skipped.
map(path5=>makeWarning("history-file-skipped",inFile(path5),{})),...refused.map(({path:path5,reason})=>makeWarning("hist\
ory-file-refused",inFile(path5),{reason}))]),foreignFiles:isHistory?0:listed.length+others}}}}var MAX_NAMED=10;function listLeftOut(warnings){
let count2=warnings.length-MAX_NAMED,rest=count2>0?[makeWarning("history-files-left-out",about("history"),{count:count2})]:
[];return[...warnings.slice(0,MAX_NAMED),...rest]}function repeatsOf(recordings,run2,options=OPTIONS){let legs=[...new Map(recordings.map(recording=>[recording.name,recording])).
values()];return legs.flatMap(own=>{let leg=legs.length===1?null:own.name,{shard:_,...whole}=own,recording=legs.length===
recordings.length?own:whole;return repeatOf({...run2,recording},leg,options)??[]})}function repeatOf(run2,leg,options){let{
base,head}=run2.recording.commits;if(base.sha===null||head.sha===null)return null;let words=[],command=[],obstacles=[];for(let option of findNonDefaults(
run2,options)){let{name,flag,value,isHarmless,isInFile}=option,written=formatWords(option);written===null||!(run2.isOwn||
isHarmless)?obstacles.push({option:toKebabCase(name),recorded:formatRecordedValue(value),flag:isInFile?null:`--${flag}`}):
(flag==="--"?command:words).push(...written)}return obstacles.length===0?{leg,words:["check",...words,...command],obstacles}:
{leg,words:null,obstacles}}function findNonDefaults(run2,options){let bare={...presetsOf(options),...TERMINAL_COMMIT_DEFAULTS,
...omitHistoryKeys(options,run2.file)};return Object.entries({...COMMIT_OPTIONS,...options}).flatMap(([name,{repeat,flag,
key}])=>{if(typeof repeat!="object")return[];let value=repeat.valueOf(run2);if(value===void 0||JSON.stringify(value)===JSON.
stringify(bare[name]))return[];let isHarmless=value!==null&&repeat.isHarmless?.(value)===!0,text2=value!==null&&repeat.format?
repeat.format(value):formatOptionValue(value);return[{name,flag:flag??toKebabCase(name),value,text:text2,isHarmless,isInFile:key!==
void 0}]})}function formatWords({flag,value,text:text2}){if(flag==="--"){let[command,...others]=value;return typeof command==
"string"&&command.trim()!==""&&others.length===0?["--",command]:null}return text2===null?null:text2.startsWith("-")?[`--${flag}\
=${text2}`]:[`--${flag}`,text2]}function formatRecordedValue(value){return Array.isArray(value)?value.map(formatRecordedElement).
join(`
`):formatOptionValue(value)}function formatRecordedElement(element2){return typeof element2=="string"?element2:JSON.stringify(
element2)}function chiSquareTail(squares,freedom){let spread=2/(9*freedom);return normalTail((Math.cbrt(squares/freedom)-(1-spread))/
Math.sqrt(spread))}function findFirstAtLeast(ascending,value,{start=0,end=ascending.length}={}){let[low,high]=[start,end];for(;low<high;){let middle=low+
high>>1;ascending[middle]<value?low=middle+1:high=middle}return low}var HUB_DEGREE=8;function planNetwork(nodes,ends,anchor){let neighbours=listNeighbours(nodes,ends),order=orderNodes(neighbours,
anchor),shape=findShape(order,neighbours),used=listConnectedEdges(ends,{anchor,rank:shape.rank}),places=Int32Array.from(
used,edge=>shape.placeOf(ends.from[edge],ends.to[edge]));return{estimate:values=>fitNetwork({nodes,anchor,ends,shape,used,
places},values)}}function listNeighbours(nodes,{from,to}){let neighbours=Array.from({length:nodes},()=>new Set);for(let edge=0;edge<
from.length;edge++)from[edge]!==to[edge]&&(neighbours[from[edge]].add(to[edge]),neighbours[to[edge]].add(from[edge]));return neighbours}
function orderNodes(neighbours,anchor){let found=new Set([anchor]);for(let node of found)for(let next of neighbours[node])
found.add(next);found.delete(anchor);let isHub=node=>neighbours[node].size>HUB_DEGREE?1:0;return[...found].sort((one,other)=>isHub(
one)-isHub(other)||one-other)}function listConnectedEdges({from,to},{anchor,rank}){let isConnected=node=>node===anchor||
rank[node]>=0;return Int32Array.from(from.keys()).filter(edge=>from[edge]!==to[edge]&&isConnected(from[edge])&&isConnected(
to[edge]))}var MAX_PAIRS2=1e7;function findShape(order,neighbours){let rank=new Int32Array(neighbours.length).fill(-1);for(let[
own,node]of order.entries())rank[node]=own;let later=order.map((node,own)=>new Set([...neighbours[node]].map(one=>rank[one]).
filter(one=>one>own))),columns=later.map(set=>{let rows=[...set].sort((one,other)=>one-other),[first,...others]=rows;if(first!==
void 0)for(let one of others)later[first].add(one);return rows}),start=new Int32Array(order.length+1);for(let[own,rows]of columns.
entries())start[own+1]=start[own]+rows.length;let row=Int32Array.from(columns.flat()),entryOf=(column,wanted)=>findFirstAtLeast(
row,wanted,{start:start[column],end:start[column+1]-1}),count2=columns.reduce((sum2,{length})=>sum2+length*(length-1)/2,
0),pairs=count2>MAX_PAIRS2?null:new Int32Array(count2),pair=0;for(let rows of pairs===null?[]:columns)for(let i=0;i<rows.
length;i++)for(let j=i+1;j<rows.length;j++)pairs[pair++]=entryOf(rows[i],rows[j]);return{order,rank,start,row,pairs,entryOf,
placeOf(one,other){let[a,b]=[rank[one],rank[other]];return a<0||b<0?-1:entryOf(Math.min(a,b),Math.max(a,b))}}}function fitNetwork(network,{
difference,weight}){let{nodes,anchor,ends,shape,used,places}=network,{order,rank}=shape,pivots=new Float64Array(order.length),
entries=new Float64Array(shape.row.length),solution=new Float64Array(order.length);for(let index=0;index<used.length;index++){
let edge=used[index],[from,to]=[rank[ends.from[edge]],rank[ends.to[edge]]],w=weight[edge];from>=0&&(pivots[from]+=w),from>=
0&&(solution[from]-=w*difference[edge]),to>=0&&(pivots[to]+=w),to>=0&&(solution[to]+=w*difference[edge]),places[index]>=
0&&(entries[places[index]]-=w)}let factor={pivots,entries};factorise(shape,factor),solve(shape,factor,solution);let variances=invertDiagonal(
shape,factor),levels=Array.from({length:nodes},(_,node)=>{if(node===anchor)return{level:0,variance:0};let own=rank[node];
return own<0?null:{level:solution[own],variance:variances[own]}}),squares=0;for(let index=0;index<used.length;index++){let edge=used[index],
[from,to]=[rank[ends.from[edge]],rank[ends.to[edge]]],expected=(to<0?0:solution[to])-(from<0?0:solution[from]);squares+=
weight[edge]*(difference[edge]-expected)**2}return{levels,squares,freedom:used.length-order.length}}function factorise({
order,start,row,pairs,entryOf},{pivots,entries}){let pair=0;for(let own=0;own<order.length;own++){let pivot=pivots[own],
[first,end]=[start[own],start[own+1]];for(let i=first;i<end;i++){let share=entries[i]/pivot;pivots[row[i]]-=entries[i]*share;
for(let j=i+1;j<end;j++)entries[pairs===null?entryOf(row[i],row[j]):pairs[pair++]]-=share*entries[j]}for(let i=first;i<end;i++)
entries[i]/=pivot}}function solve({order,start,row},{pivots,entries},solution){for(let own=0;own<order.length;own++)for(let i=start[own];i<
start[own+1];i++)solution[row[i]]-=entries[i]*solution[own];for(let own=0;own<order.length;own++)solution[own]/=pivots[own];
for(let own=order.length-1;own>=0;own--)for(let i=start[own];i<start[own+1];i++)solution[own]-=entries[i]*solution[row[i]]}
function invertDiagonal({order,start,row,pairs,entryOf},{pivots,entries}){let diagonal=new Float64Array(order.length),inverse=new Float64Array(
entries.length),pair=pairs?.length??0;for(let own=order.length-1;own>=0;own--){let[first,end]=[start[own],start[own+1]];
for(let i=first;i<end;i++)inverse[i]=-entries[i]*diagonal[row[i]];for(let i=end-2;i>=first;i--)for(let j=end-1;j>i;j--){
let between=inverse[pairs===null?entryOf(row[i],row[j]):pairs[--pair]];inverse[i]-=entries[j]*between,inverse[j]-=entries[i]*
between}let variance=1/pivots[own];for(let i=first;i<end;i++)variance-=entries[i]*inverse[i];diagonal[own]=variance}return diagonal}var MAX_LEVEL=100,INCONSISTENCY_ALPHA=1e-4;function makeLevelEstimator(points,anchor){let trees=[...new Set(points.map(({
tree})=>tree))],nodes=new Map(trees.map((tree,node)=>[tree,node])),nodeOf=points.map(({tree})=>nodes.get(tree)),latest2=null;
return({comparisons})=>{if(latest2===null||!isAlike(latest2.comparisons,comparisons)){let[from,to]=[comparisons.from,comparisons.
to].map(ends=>ends.map(point=>nodeOf[point]));latest2={comparisons,plan:planNetwork(trees.length,{from,to},nodeOf[anchor])}}
let weight=comparisons.standardError.map(error=>1/error**2),{levels,squares,freedom}=latest2.plan.estimate({difference:comparisons.
logRatio,weight}),scatter=freedom>0?Math.max(1,Math.sqrt(squares/freedom)):1;return{levels:nodeOf.map(node=>{let estimate=levels[node]??
null;if(estimate===null)return null;let{level}=estimate,standardError=Math.sqrt(estimate.variance)*scatter;return Math.abs(
level)<=MAX_LEVEL&&standardError<=MAX_LEVEL?{level,standardError}:null}),isInconsistent:freedom>0&&chiSquareTail(squares,
freedom)<INCONSISTENCY_ALPHA,scatter}}}function isAlike(a,b){return a.from.length!==b.from.length?!1:a.from.every((point,index)=>point===
b.from[index]&&a.to[index]===b.to[index])}function orderPoints(runs,cloned=[]){let byTime=sortByTime(runs,cloned),ranks=new Map(byTime.map(({commit},rank)=>[commit,
rank])),newer=byTime.map(()=>new Set),olderCounts=byTime.map(()=>0);for(let{from,to}of runs){let[older,later]=[ranks.get(
from.commit),ranks.get(to.commit)];older===later||newer[older].has(later)||(newer[older].add(later),olderCounts[later]+=
1)}let waiting=new Set(byTime.keys()),free=[...waiting].filter(rank=>olderCounts[rank]===0),ordered=[];for(;waiting.size>
0;){let[first]=waiting,rank=free.shift()??first;if(waiting.delete(rank)){ordered.push(byTime[rank]);for(let next of newer[rank])
olderCounts[next]-=1,olderCounts[next]===0&&insertInOrder(free,next)}}return ordered}function insertInOrder(sorted,value){
let at=sorted.findIndex(present=>present>value);sorted.splice(at<0?sorted.length:at,0,value)}function sortByTime(runs,cloned){
let places=placeCommits(cloned),keyOf2=({commit,committedAt,at})=>places.get(commit)??{committedAt:committedAt??at,rank:0};
return listPoints(runs,places).sort((a,b)=>{let[first,second]=[keyOf2(a),keyOf2(b)];return compareTexts(first.committedAt,
second.committedAt)||first.rank-second.rank||compareTexts(a.at,b.at)||compareTexts(a.commit,b.commit)})}function placeCommits(cloned){
let places=new Map,latest2="";for(let[rank,{commit,committedAt}]of cloned.entries())committedAt>latest2&&(latest2=committedAt),
places.set(commit,{committedAt:latest2,rank});return places}function listPoints(runs,places){let points=new Map;for(let{
from,to,at}of runs)for(let measured of[from,to]){let{commit}=measured,present=points.get(commit),subject=present?.subject??
measured.subject,committedAt=places.get(commit)?.committedAt??present?.committedAt??measured.committedAt,first=present!==
void 0&&present.at<=at?present:{...measured,at};points.set(commit,omitNull({...first,subject,committedAt}))}return[...points.
values()]}function findUnplacedRuns(runs,points){let firstUse=new Map,compared=new Map,reached=new Map;for(let run2 of runs){
let{from,to,at}=run2;if(from.commit===to.commit)continue;let first=firstUse.get(from.commit);(first===void 0||at<first.at)&&
firstUse.set(from.commit,{at,to:to.commit}),compared.set(from.commit,(compared.get(from.commit)??new Set).add(to.commit));
let others=reached.get(to.commit);others===void 0?reached.set(to.commit,[run2]):others.push(run2)}let isOldest=commit=>!reached.
has(commit);if([...firstUse.keys()].filter(isOldest).length<=1)return new Set;let isUnplaced=({commit,committedAt})=>{let first=firstUse.
get(commit);if(committedAt!==void 0||first===void 0||!isOldest(commit))return!1;if(compared.get(commit).size>1)return!0;
let used=firstUse.get(first.to);return used!==void 0&&used.at<first.at||reached.get(first.to).some(({from,at})=>from.commit!==
commit&&at<=first.at)};return new Set(points.flatMap((point,index)=>isUnplaced(point)?[index]:[]))}var MIN_STANDARD_ERROR=1e-6,MAX_COUNTED_VALUES=60;function collectSeries({runs,series},points){let indexOf=new Map(points.
map(({commit},index)=>[commit,index])),times=[...new Set(runs.map(({at})=>at))].sort(),rankOf2=new Map(times.map((at,rank)=>[
at,rank])),places={from:Int32Array.from(runs,({from})=>indexOf.get(from.commit)),to:Int32Array.from(runs,({to})=>indexOf.
get(to.commit)),times,time:Int32Array.from(runs,({at})=>rankOf2.get(at)),workflowRun:Float64Array.from(runs,({workflowRun})=>workflowRun??
0),unplaced:findUnplacedRuns(runs,points)},isBetweenTwo=run2=>places.from[run2]!==places.to[run2],unchanged=runs.flatMap(
({isUnchanged:isUnchanged2},run2)=>isUnchanged2&&isBetweenTwo(run2)?[run2]:[]);return series.flatMap(columns=>{let rows=columns.
run.flatMap((run2,row)=>isBetweenTwo(run2)?[row]:[]);return rows.length===0?[]:[collectOne(columns,rows,unchanged,places)]})}
function collectOne(columns,rows,unchanged,places){let{command,group,name,metric,better}=columns,usualError=Math.max(median(
rows.map(row=>columns.standardError[row])),MIN_STANDARD_ERROR),countOf=row=>Math.min(columns.n[row],MAX_COUNTED_VALUES),
usualScatter=median(rows.map(row=>columns.standardError[row]*Math.sqrt(countOf(row)))),errorOf2=row=>Math.max(columns.standardError[row],
usualScatter/Math.sqrt(countOf(row)),MIN_STANDARD_ERROR),length=rows.length+unchanged.length,comparisons={from:new Int32Array(
length),to:new Int32Array(length),logRatio:new Float64Array(length),standardError:new Float64Array(length),time:new Int32Array(
length),times:places.times,workflowRun:new Float64Array(length),unplaced:places.unplaced};for(let index=0;index<length;index++){
let row=rows[index],run2=row===void 0?unchanged[index-rows.length]:columns.run[row],[from,to]=[places.from[run2],places.
to[run2]],isForward=from<to,logRatio=row===void 0?0:columns.logRatio[row];comparisons.from[index]=isForward?from:to,comparisons.
to[index]=isForward?to:from,comparisons.logRatio[index]=isForward?logRatio:-logRatio,comparisons.standardError[index]=row===
void 0?MIN_STANDARD_ERROR:errorOf2(row),comparisons.time[index]=places.time[run2],comparisons.workflowRun[index]=places.
workflowRun[run2]}return{command,group,name,metric,better,comparisons,usualError,usualScatter}}function selectEarlier(comparisons,time){
let isEarlier=(_,index)=>comparisons.time[index]<time;return{...comparisons,from:comparisons.from.filter(isEarlier),to:comparisons.
to.filter(isEarlier),logRatio:comparisons.logRatio.filter(isEarlier),standardError:comparisons.standardError.filter(isEarlier),
time:comparisons.time.filter(isEarlier),workflowRun:comparisons.workflowRun.filter(isEarlier)}}function prepareHistory(table){let points=orderPoints(table.runs);return{points,series:collectSeries(table,points)}}function findPoint({
points},{commit,tree}){let byCommit=points.findIndex(point=>point.commit===commit),index=byCommit>=0?byCommit:points.findIndex(
point=>point.tree===tree);return index<0?null:index}function findAnchorLevels({points,series},{anchor,from,base}){let isBase=points[from].
tree===points[base].tree,levels=new Map,estimateLevels=makeLevelEstimator(points,from);for(let one of series){let{levels:ofPoints,
scatter}=estimateLevels(one),level=ofPoints[base]??null;level!==null&&levels.set(historyKeyOf(one),{...level,usualError:one.
usualError,scatter})}return{anchor,isBase,levels}}function makeOwnLevels(anchor){return{anchor,isBase:!0,levels:new Map}}async function findLevels(log2,source,{ref,base,budgets}){let anchors=[...new Set(budgets.flatMap(({against})=>against??
[]))];if(base===null)return null;let history=await readPreparedHistory(log2,source,ref);if(isMissing(history)&&anchors.length===
0)return null;let search={source,base,history,tags:await listTags(source)},ofBudgets=new Map;for(let against of anchors)
ofBudgets.set(against,await findAnchor(search,against));return{ofBudgets,shown:await findShown(search,ofBudgets)}}function isMissing(found){
return"severity"in found}async function readPreparedHistory(log2,source,ref){let reader=openHistory(),read=await tryOrExplain(
()=>source.readHistory(ref,reader.take));if(read!==null&&isMissing(read))return makeWarning("level-history-unreadable",NOWHERE,
{ref,output:outputOf(read)});if(read===null){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;return source.
isLocal||log2.info(formatMissingHistory(ref)),makeWarning("level-without-history",NOWHERE,{ref,command:source.isLocal?command:
void 0})}let{table,warnings}=reader.close(read),history=prepareHistory(table.close());for(let warning of warnings)log2.info(
formatDiagnosticLine(warning));return log2.info(formatHistorySize(ref,history.points.length)),history.points.length===0?
makeWarning("level-history-empty",NOWHERE,{ref}):history}var NOWHERE=about("git");async function listTags(source){return tryOrExplain(
()=>source.listTags())}async function tryOrExplain(ask){try{return await ask()}catch(error){if(error instanceof UserError)
return error.diagnostics[0];throw error}}function outputOf(diagnostic){return String(diagnostic.data.output??formatDiagnosticLine(
diagnostic))}async function findAnchor(search,against){let tag=await resolveAnchor(search,against);return isMissing(tag)?
tag:findLevelsSince(search,tag)}async function resolveAnchor({source,base,tags},against){if(isMissing(tags))return makeWarning(
"level-anchor-unreached",NOWHERE,{against,output:outputOf(tags)});let isRelease=against===LATEST_RELEASE,candidates=isRelease?
sortReleases(tags).slice(0,MAX_TRIED_RELEASES):tags.filter(({name})=>name===against);for(let tag of candidates){let isIn=tag.
commit===base||await tryOrExplain(()=>source.isInHistory(tag.commit,base));if(typeof isIn=="object")return makeWarning("\
level-anchor-unreached",NOWHERE,{against:tag.name,output:outputOf(isIn)});if(isIn)return tag}if(isRelease)return makeWarning(
"level-without-release",NOWHERE,{releases:candidates.length});if(candidates.length>0)return makeWarning("level-anchor-el\
sewhere",NOWHERE,{against});let nearest=findNearestWord(against,[LATEST_RELEASE,...tags.slice(-MAX_SUGGESTED).map(({name})=>name)]),
{isLocal}=source;return makeWarning("level-anchor-unknown",NOWHERE,{against,isLocal,nearest:nearest??void 0})}var MAX_SUGGESTED=1e3;
async function findLevelsSince({source,base,history},tag){let anchor={name:tag.name,commit:tag.commit};if(isMissing(history))
return tag.commit===base?makeOwnLevels(anchor):history;let pointOf=async commit=>findPoint(history,{commit,tree:null})??
findPoint(history,{commit,tree:await source.treeOf(commit)}),[from,to]=[await pointOf(tag.commit),await pointOf(base)];if(from!==
null&&to!==null){let levels=findAnchorLevels(history,{anchor,from,base:to});return levels.isBase||levels.levels.size>0?levels:
makeWarning("level-not-connected",NOWHERE,{anchor:tag.name,base:shortenSha(base)})}return tag.commit===base?makeOwnLevels(
anchor):from===null?makeWarning("level-anchor-not-recorded",NOWHERE,{anchor:tag.name}):makeWarning("level-base-not-recor\
ded",NOWHERE,{base:shortenSha(base)})}var MAX_SHOWN_TRIES=10;async function findShown(search,ofBudgets){let{source,base,
history,tags}=search,levels=[ofBudgets.get(LATEST_RELEASE),...ofBudgets.values()].find(one=>one!==void 0&&isFound(one));
if(levels!==void 0&&isFound(levels))return levels;if(isMissing(history)||isMissing(tags))return null;let compared=selectReleases(
tags,new Set(history.points.map(({commit})=>commit))).reverse();for(let tag of compared.slice(0,MAX_SHOWN_TRIES)){if((tag.
commit===base||await tryOrExplain(()=>source.isInHistory(tag.commit,base)))!==!0)continue;let levels2=await findLevelsSince(
search,tag);return isFound(levels2)?levels2:null}return null}async function report(argv){let{given,format,files}=parseArgs("report",argv),host=makeReadingHost(),missing=userError("n\
o-recording-named",about("command line"),{}),recordings=await readRecordings(host,files,missing),text2=await readConfig(
host,given),file=text2&&parseConfigFile(text2.text,text2.path),publish=publishSettings(given),policy=policyOf(file,host.
clock.today()),levels=await findLevels(host.log,makeLocalSource(host,HISTORY_LIMITS),{ref:publish.historyRef,base:recordings[0].
commits.base.sha,budgets:policy.budgets}),result=analyseLegs(recordings,policy,levels),repeats=repeatsOf(recordings,{file,
commits:commitSettings(given,TERMINAL_COMMIT_DEFAULTS),publish,legs:new Set(recordings.map(({name:name2})=>name2)).size,
isOwn:!1}),configSource=text2&&{path:text2.path,commit:null,how:"worktree"},name=given.name??result.name,guidance=terminalGuidance(
publish);return printReport({...result,program:host.program,repeats,guidance,configSource,name},format),exitCodeOf(result.
conclusion,publish.failOn)}import{relative as relative2,resolve as resolve5}from"node:path";function findReplacements(budget,later){let own=scalesOf(budget),rivals=later.filter(other=>hasSameRestrictions(budget,other)&&
hasCommonMetric(budget,other)&&own.some(scale=>scalesOf(other).includes(scale))),covering=rivals.filter(other=>covers(other,
budget)),isCovered=own.every(scale=>covering.some(other=>scalesOf(other).includes(scale)));return rivals.map(other=>({later:other,
isWholly:isCovered&&covering.includes(other)}))}function restrictionsOf(budget){let{against,of,until,filter}=budget;return{
...against===null?{}:{against},...of==="each"?{}:{of},...filter===null?{}:{where:filter.text},...until===null?{}:{until}}}
function hasSameRestrictions(one,other){return JSON.stringify(restrictionsOf(one))===JSON.stringify(restrictionsOf(other))}
function scalesOf({limits}){return[...new Set(RULES.filter(({kind})=>limits.has(kind)).map(({scale})=>scale))]}function hasCommonMetric({
metric:one},{metric:other}){return one==="*"||other==="*"||isSameMetric(one,other)}function isSameMetric(one,other){return one===
other||tidyUnit(one).unit===tidyUnit(other).unit}function covers(wide,narrow){return(wide.metric==="*"||narrow.metric!==
"*"&&isSameMetric(wide.metric,narrow.metric))&&["benchmarks","packages","commands"].every(key=>coversPatterns(wide[key],
narrow[key]))}function coversPatterns(wide,narrow){let isAll=wide.every(glob=>glob==="**"),isSuperset=narrow.filter(glob=>!glob.
startsWith("!")).length>0&&narrow.filter(glob=>!glob.startsWith("!")).every(glob=>wide.includes(glob)),excludesNoMore=wide.
filter(glob=>glob.startsWith("!")).every(glob=>narrow.includes(glob));return isAll||isSuperset&&excludesNoMore}function preview({path:path5,configuration,recording,today}){let{file}=configuration,policy=policyOf(file,today),plan=makeLookPlan(
file.rounds??DEFAULTS.rounds,policy),judged=recording&&judgeRecording(withConfiguredPlan(recording,file),policy),rows=judged?.
parts.flatMap(part=>part.rows)??null,budgets=policy.budgets.map((_,index)=>previewBudget(policy.budgets,index,rows));return{
file:path5,settings:effectiveSettings(configuration),budgets,capacity:computeCapacity(policy,plan),problems:[...judged?.
problems??budgets.flatMap(warnAboutShadowedBudget),...budgets.flatMap(warnIfUnitMismatch),...judged===null&&file.unit!==
"sample"?tooFewRounds(policy,plan):[]]}}function withConfiguredPlan(recording,{rounds,unit}){let{schedule}=recording,configured={
rounds:rounds??schedule.rounds,unit:unit??schedule.unit};return{...recording,schedule:{...schedule,...configured}}}function makeLookPlan(rounds,policy){
return{looks:[rounds.max],minRounds:rounds.min,maxRounds:rounds.max,valuesPerRound:1,alphaAt:(look,share,smallestP3)=>spendAlpha(
{alpha:policy.alpha/share,looks:planLooks(rounds)},look,smallestP3),baseRounds:null,decidedAfter:null,headBroke:!1,baseBroke:!1}}
var MAX_RESULTS=2**20;function computeCapacity(policy,plan){let rules=listFailingRules(policy);if(rules.length===0)return null;
let isEnough=share=>rules.every(rule=>findShortfall(rule,share,plan)===null);if(!isEnough(1))return 0;let[enough,tooMany]=[
1,MAX_RESULTS+1];for(;tooMany-enough>1;){let middle=Math.floor((enough+tooMany)/2);isEnough(middle)?enough=middle:tooMany=
middle}return enough}function previewBudget(budgets,index,rows){let budget=budgets[index],{location,metric,benchmarks,packages,
commands,minDelta,level,because}=budget,replacements=findReplacements(budget,budgets.slice(index+1));return{location,metric,
benchmarks,packages,commands,minDelta,level,because,limits:RULES.flatMap(({kind,bad})=>{let limit=budget.limits.get(kind);
return limit===void 0?[]:[{kind,bad,limit}]}),more:restrictionsOf(budget),replacedBy:replacements.map(({later,isWholly})=>({
location:later.location,isWholly})),matches:rows&&findMatches(budget,budgets,rows)}}function findMatches(budget,budgets,rows){
let together=selectLimits(budgets,rows),alone=selectLimits([budget],rows),judged=rows.filter(row=>isJudgedBy(together,row,
budget)),matched=rows.filter(row=>isJudgedBy(alone,row,budget));return{rows:judged.length,replaced:matched.length-judged.
length,names:[...new Set(judged.map(({name})=>name))],noisy:(budget.against===null?judged:[]).flatMap(row=>findHidingNoise(
row,budget)??[]).toSorted((a,b)=>b.smallest-a.smallest)}}function isJudgedBy(selection,row,budget){return selection.limitsFor(
row).some(selected=>selected.budget===budget)||selection.geomeans.some(selected=>selected.budget===budget&&selected.members.
includes(row))}function findHidingNoise({name,metric,unit,base,head,exact,interval},budget){let limit=RULES.flatMap(({kind,
scale})=>scale==="relative"?budget.limits.get(kind)??[]:[])[0];if(typeof limit!="number"||base===null||head===null||exact||
base.median===0)return null;let median2=Math.abs(base.median),floor=budget.minDelta===null?0:(toBaseUnit(budget.minDelta,
unit)??0)/median2,allowed=Math.max(limit,floor),step=(findSmallestStep([...base.values,...head.values])??0)/median2;if(step>
allowed)return{name,metric,smallest:step,because:"steps"};let half=interval===null?Number.NaN:(interval.high-interval.low)/
2;return Number.isFinite(half)&&half>allowed?{name,metric,smallest:half,because:"noise"}:null}function warnAboutShadowedBudget(budget){
return isUserBudget(budget)&&budget.replacedBy.some(({isWholly})=>isWholly)?[makeWarning("budget-replaced",budget.location,
{})]:[]}function warnIfUnitMismatch({location,metric,minDelta,limits,matches}){return matches!==null||metric==="*"||!metric.
includes("/")?[]:[minDelta,...limits.map(({limit})=>limit)].flatMap(quantity=>quantity===null||typeof quantity=="number"||
toBaseUnit(quantity,metric)!==null?[]:[makeWarning("limit-unlikely-to-fit",location,{limit:quantity.text,metric})])}function listFailingRules({
budgets}){let failing=budgets.filter(({level,against})=>level==="fail"&&against===null);return RULES.filter(({kind})=>failing.
some(({limits})=>limits.has(kind)))}function tooFewRounds(policy,plan){return listFailingRules(policy).flatMap(rule=>{let why=explainShortfall(
rule,1,plan);return why===null?[]:[makeWarning("rounds-too-few",atKey("rounds"),why)]})}function effectiveSettings({file,
lines},options=OPTIONS){let given={...file};return Object.entries(options).filter(([name,{key}])=>key!==void 0&&name!=="\
budgets").map(([name,{preset}])=>{let key=toKebabCase(name);return{key,value:given[name]??preset,line:lines.get(key)??null}})}var PREVIEW_VERSION=1,MAX_LISTED=5,MAX_EXACT_CAPACITY=1e5,VALUE_WIDTH=60;function renderPreview(preview2){let{file,settings,
budgets,capacity,problems}=preview2,isRefused=problems.some(({severity})=>severity==="error");return`${[`${cleanUntrustedText(
file)} ${isRefused?"cannot be judged":"is valid"}.`,`Settings:
${formatSettings(settings)}`,`Budgets:
${budgets.map(budgetText).join("")}`.trimEnd(),formatCapacity(capacity),problems.map(problem=>`${problem.severity}: ${formatDiagnosticLine(
problem)}`).join(`
`)].filter(part=>part!=="").join(`

`)}
`}function renderPreviewJson({file,settings,budgets,capacity,problems}){let value={version:PREVIEW_VERSION,file,valid:!problems.
some(({severity})=>severity==="error"),settings:settings.map(({key,value:value2,line})=>({key,value:value2,from:line===null?
"default":"file",line})),budgets:budgets.map(budget=>({where:formatLocation(budget.location),sentence:formatBudgetSentence(
budget),metric:budget.metric,benchmarks:budget.benchmarks,packages:budget.packages,...budget.commands.length>0&&{commands:budget.
commands},limits:budget.limits.map(({kind,limit})=>({kind,limit:typeof limit=="number"?limit:limit.text})),minDelta:budget.
minDelta?.text??null,level:budget.level,because:budget.because,more:budget.more,replacedBy:budget.replacedBy.map(({location,
isWholly})=>({where:formatLocation(location),isWholly})),matches:budget.matches})),capacity,problems};return`${JSON.stringify(
value,null,2)}
`}function renderInvalidPreviewJson(file,diagnostics){return`${JSON.stringify({version:PREVIEW_VERSION,file,valid:!1,problems:diagnostics.
map(toDiagnosticJson)},null,2)}
`}function formatBudgetSentence(budget){let{metric,limits,level,more}=budget,{against,of,where,until}=more,rows=`${metric===
"*"?"every metric":quoteUntrustedText(metric)} ${formatScope(budget)}${where===void 0?"":` where ${quoteUntrustedText(where)}`}`;
return[`${of===void 0?"":"the geomean of "}${rows} ${limits.map(limitText).join(" and ")}${formatSince(against)}`,...until===
void 0?[]:[`only until ${until}`],...listMinDelta(budget),CONSEQUENCES[level]].join("; ")}function formatSince(against){
return against===void 0?"":` since ${against===LATEST_RELEASE?"the latest release":quoteUntrustedText(against)}`}var CONSEQUENCES={
fail:"a broken one fails the check",warn:"a broken one is a warning",report:"a broken one is only shown"};function listMinDelta({
metric,minDelta}){if(minDelta===null)return[];let size=cleanUntrustedText(minDelta.text);if(metric!=="*")return[`changes\
 of up to ${size} are ignored`];let{kind}=parseUnit(minDelta.unit);return[`changes of ${kind==="other"?"matching metrics":
`a ${kind}`} by up to ${size} are ignored`]}function formatScope({benchmarks,packages,commands}){let groups=packages.length===
0?"":` in ${patternsText(packages,"packages")}`,by=commands.length===0?"":` by ${patternsText(commands,"commands")}`;return`\
of ${patternsText(benchmarks,"benchmarks")}${groups}${by}`}function patternsText(globs,noun){let included=globs.filter(glob=>!glob.
startsWith("!")).map(name=>quoteUntrustedText(name)),excluded=globs.filter(glob=>glob.startsWith("!")).map(glob=>quoteUntrustedText(
glob.slice(1))),those=included.length===0?`all ${noun}`:`the ${noun} ${included.join(", ")}`;return excluded.length===0?
those:`${those} but not ${excluded.join(", ")}`}function limitText({bad,limit}){let text2=typeof limit=="number"?formatPercent(
limit):cleanUntrustedText(limit.text);return bad==="worse"&&typeof limit=="number"&&limit>=1?`may get at most ${text2} w\
orse, which is ${Number((1+limit).toPrecision(12))} times as bad`:bad==="worse"?limit===0?"may not get worse":`may get a\
t most ${text2} worse`:bad==="above"?`may be at most ${text2}`:`must be at least ${text2}`}function formatCapacity(capacity){
if(capacity===null)return"Nothing that is measured can turn the check red: no budget has the level fail.";let how="with \
these rounds and this alpha";return capacity===0?`No result that varies can turn the check red ${how}.`:`${capacity>MAX_EXACT_CAPACITY?
`More than ${MAX_EXACT_CAPACITY.toLocaleString("en-US")}`:`Up to ${capacity.toLocaleString("en-US")}`} results that vary\
 can each turn the check red ${how}.`}function budgetText(budget){let{location,because,replacedBy,matches}=budget;return[
`${formatLine2(location)}: ${formatBudgetSentence(budget)}.`,...because===null?[]:[`  because: ${cleanUntrustedText(because)}`],
...replacedBy.map(later=>{let scope=later.isWholly?"everywhere":"where both apply";return`  ${formatLine2(later.location)}\
 is used in its place ${scope}`}),...matches===null?[]:matchLines(matches).map(line=>`  ${line}`)].map(line=>`  ${line}
`).join("")}function formatLine2([first]){return first?.kind==="file"?`line ${first.line}`:"built in"}function matchLines({
rows,replaced,names,noisy}){let others=replaced===0?"":`, and ${replaced} more that a later budget judges`;return[rows===
0?`in the recording: no result${others}`:`in the recording: ${formatCount(rows,"result")}${others}: ${formatList(names.map(
name=>quoteUntrustedText(name)),MAX_LISTED)}`,...noisy.length===0?[]:[`too coarse for its limit: ${formatCount(noisy.length,
"result")}: ${formatList(noisy.map(noisyText),MAX_LISTED)}`]]}function noisyText({name,metric,smallest,because}){let size=because===
"steps"?`comes in steps of ${formatMargin(smallest)}`:`shows no change below ${formatMargin(smallest)}`;return`${cleanUntrustedText(
metric)} of ${quoteUntrustedText(name)} ${size}`}function formatSettings(settings){let rows=settings.map(({key,value,line})=>[
key,line===null?"default":`line ${line}`,cleanUntrustedText(textOf2(value),VALUE_WIDTH)]);return alignColumns(rows,{isRight:()=>!1}).
map(line=>`  ${line}`).join(`
`)}function textOf2(value){if(value==null||Array.isArray(value)&&value.length===0)return"none";if(Array.isArray(value))return value.
map(textOf2).join(", ");if(typeof value!="object")return String(value);if("min"in value&&"max"in value)return value.min===
value.max?String(value.min):`${String(value.min)}..${String(value.max)}`;let entries=Object.entries(value).map(([key,inner])=>typeof inner==
"object"?`${key}: {${textOf2(inner)}}`:`${key}: ${textOf2(inner)}`);return entries.length===0?"none":entries.join(", ")}var VALID=0,INVALID=2;async function validate(argv){let{files,recording:recordingPath,format}=parseArgs("validate",argv),
[named]=files,host=makeReadingHost(),path5=named??await usualPath(host),text2=await readConfigFile(host,path5,named!==void 0),
recording=recordingPath===null?null:await readRecording(host,recordingPath);try{let configuration=parseConfigWithLines(text2,
path5,null),seen=preview({path:path5,configuration,recording,today:host.clock.today()});return process.stdout.write(format===
"json"?renderPreviewJson(seen):renderPreview(seen)),seen.problems.some(({severity})=>severity==="error")?INVALID:VALID}catch(error){
if(format!=="json"||!(error instanceof UserError))throw error;return process.stdout.write(renderInvalidPreviewJson(path5,
error.diagnostics)),INVALID}}async function usualPath(host){let{exitCode,stdout}=await host.git(["rev-parse","--show-top\
level"],{folder:host.folder});return exitCode!==0?DEFAULTS.config:relative2(host.folder,resolve5(stdout.trim(),DEFAULTS.
config)).replaceAll("\\","/")}async function readConfigFile(host,path5,isNamed){let text2=await host.files.read(resolve5(
host.folder,path5),CONFIG_LIMIT_BYTES);if(text2!==null)return text2;throw userError("configuration-missing",inFile(path5),
{isNamed})}export{entropyOf,judgeRow,isSettled,readTrials,listBrokenRows,listWorseRows,addCulprits,BARE_PROGRAM,isNothingMeasured,COUNTED_METRIC,
PLACEMENT_ROUNDS,countsAsRecording,placementOf,judge,mayBecomeExact,planLooks,planPauses,xorshift32,spreadOf,changeFinder,
shiftFinder,toShift,planDetectionLooks,exampleOf,isPutAside,countCompletedRounds,splitSeriesByCommand,resolveRenames,selectSeries,
LATEST_RELEASE,MAX_RUN_BYTES,MAX_ROWS2 as MAX_ROWS,storeRun,isImprecise,MAX_OUTPUT_LINES,MAX_OUTPUT_LINE_LENGTH,MAX_BISECTED_COMMITS,
MAX_SEARCH_ROUNDS,MAX_SUBJECT_LENGTH,MAX_PATHS,MAX_TOOLS,MAX_TOOL_LINE_LENGTH,MAX_PROFILED_BENCHMARKS,MAX_SOURCE_LOCATIONS,
sourceLocationSchema,RECORDING_VERSION,hasFailed,hasValues,hasNothingToMeasure,isLeftOut,MAX_DISTURBED_ATTEMPTS,MAX_RETRIES,
blocksOf,normaliseProfile,mapFrames,FrameTable,forSides,studentTTwoSidedP,attributeChange,mergeTrees,packProfiles,toBaseUnit2 as toBaseUnit,
canExplainMetric,asBaseline,withBaseline,findUnstableNameProblem,evidenceIn,lookPlanOf,valuesPerRound,indexRecording,readPart,
toNamedPath,findUnmatchedPolicy,analyse,analyseRecording,policyOfShard,buildReport,withEstimateHistory,withConfiguration,
withOverride,checkAffinity,killProcessesBelow,findProgramsNow,makeRun,makeGit,readMachine,readLoad,makeClock,observe,PUBLISHED_PROGRAM,
sanitiseForLog,sanitiseForCommand,readTrigger,makeTerminalHost,failsStep,exitCodeOf,toCheckConclusion,canBeAccepted,annotationLevelOf,
formatChange,shortenNames,formatConfigLine,formatTotals,formatDeltaInterval,formatOrigin,listProfileNotes,formatProfileValue,
formatProfileDelta,listFindings,listPlainLines,makeHeadline,countBenchmarks,alignColumns,renderTerminal,renderCulprits,require_dist,
parseYaml,parseConfigFile,resolveSettings,commitSettings,policyOf,publishSettings,readRecordings,readRecordingPairs,readRecording,
parseRecording,renderRecording,fitDocument,byteLengthOf,renderCodeSpan,renderCodeBlock,renderTableRow,renderTableHead,renderLink,
renderMarkdown,fitBetween,renderComment,renderJobSummary,renderInProgressNotice,renderJson,html,joinContents,drawElement,
drawPicture,drawPath,drawText,formatPolyline,STYLE,renderPage,renderScript,renderProfileHtml,renderHtml,prepareOut,prepareOutFile,
writeOut,refuseExisting,hasPath,writeNew,printReport,printCulprits,writeResultFiles,terminalGuidance,compareAsReport,analyseLegs,
countLegs,divideAlpha,runGit,atGitCommand,parseGitError,resolveRevision,NEUTRAL_AUTHOR,readHistoryRef,readRemoteRef,findLatestRelease,
selectReleases,parseTags,divideList,readOriginUrl,openStore,openSeparateStore,fetchHistoryRef,makeRemoteSource,makeLocalSource,
countImportedValues,commitUrlOf,MAX_IMPORT_BYTES,parseDataJs,mergeImports,IMPORT_PATH,renderImportedValues,renderStoredRun,
pathOfRun,nameOfRun,listCommits,HISTORY_LIMITS,openHistory,repeatsOf,findFirstAtLeast,makeLevelEstimator,orderPoints,MAX_COUNTED_VALUES,
collectSeries,selectEarlier,findLevels,report,validate};
