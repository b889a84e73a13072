import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseConfigFile,parseYaml}from"./chunk-W5LDEPI3.js";import{DEFAULTS}from"./chunk-7XMAUFAX.js";import{
RULES}from"./chunk-OABH57P3.js";import{abbreviateSha}from"./chunk-HURJGMCU.js";import{UserError}from"./chunk-YKJSESYE.js";
import{inFile,makeWarning}from"./chunk-CCDTYZW3.js";function matchEntries(base,head,likenesses){let partners=new Map,taken=new Set;for(let isLike of likenesses)for(let[from,
entry]of base.entries()){if(partners.has(from))continue;let to=head.findIndex((other,at)=>!taken.has(at)&&isLike(entry,other));
to<0||(partners.set(from,to),taken.add(to))}return{pairs:base.flatMap((entry,at)=>{let to=partners.get(at);return to===void 0?
[]:[{base:entry,head:head[to],at:{base:at,head:to}}]}),onlyBase:base.filter((_,at)=>!partners.has(at)),onlyHead:head.filter(
(_,at)=>!taken.has(at))}}var DEFAULT_BUDGETS=DEFAULTS.budgets.map(({metric,limits})=>({metric,...Object.fromEntries([...limits].map(([kind,limit])=>[
kind,typeof limit=="number"?`${limit*100}%`:limit.text]))})),RULE_KINDS=RULES.map(({kind})=>kind),SELECTORS=["metric","o\
f","benchmarks","packages","commands","where"];function compareConfigs(path,{base,head}){if(base===head)return null;let kind=head===
null?"deleted":"changed",parsed=head===null?{}:parseHead(head,path);if(parsed instanceof UserError)return reportUnreadableConfig(
path,parsed);let settings=changedSettings(parseMapping(base),parseMapping(head??"")),renamed=addedRenames(parseMapping(base),
parsed);return{path,kind,error:null,settings,...Object.keys(renamed).length>0&&{renamed}}}function reportUnreadableConfig(path,error){
return{path,kind:"changed",error:error.diagnostics[0],settings:[]}}function parseHead(text,path){try{return parseConfigFile(
text,path)}catch(error){if(error instanceof UserError)return error;throw error}}function addedRenames(base,{renamed={}}){
let ofBase=isMapping(base.renamed)?base.renamed:{};return Object.fromEntries(Object.entries(renamed).filter(([name])=>!Object.
hasOwn(ofBase,name)))}function parseMapping(text){try{let{value,repeatedKeys}=parseYaml(text,{label:"",file:null});return isMapping(
value)&&repeatedKeys.length===0?value:{}}catch(error){if(!(error instanceof UserError))throw error;return{}}}function changedSettings(base,head){
let{budgets:ofBase,...restOfBase}=base,{budgets:ofHead,...restOfHead}=head;return[...changedBudgets(writtenBudgets(ofBase),
writtenBudgets(ofHead)),...changedKeys(null,{base:restOfBase,head:restOfHead})]}function writtenBudgets(budgets){return(Array.
isArray(budgets)?budgets.filter(isMapping):DEFAULT_BUDGETS).map(entry=>{let terms=Object.fromEntries(Object.entries(entry).
filter(([key])=>!SELECTORS.includes(key)));return{subject:subjectOf(entry),terms,text:textOf(terms)}})}function subjectOf(entry){
let[metric,...others]=SELECTORS.map(key=>[key,entry[key]]),more=others.filter(([,value])=>value!==void 0);return[textOf(
metric?.[1]??null),...more.map(([key,value])=>`${key} ${textOf(value)}`)].join(", ")}var LIKENESSES=[(base,head)=>base.subject===
head.subject&&base.text===head.text,(base,head)=>base.subject===head.subject&&RULE_KINDS.some(kind=>kind in base.terms&&
kind in head.terms),(base,head)=>base.subject===head.subject];function changedBudgets(base,head){let{pairs,onlyBase,onlyHead}=matchEntries(
base,head,LIKENESSES),heads=pairs.map(pair=>pair.at.head),isReordered=heads.some((at,index)=>index>0&&at<heads[index-1]);
return[...pairs.flatMap(pair=>changedKeys(pair.head.subject,{base:pair.base.terms,head:pair.head.terms})),...onlyHead.map(
({subject,text})=>({budget:subject,key:null,base:null,head:text})),...onlyBase.map(({subject,text})=>({budget:subject,key:null,
base:text,head:null})),...isReordered?[describeReorder(base,head)]:[]]}function describeReorder(base,head){let list=budgets=>budgets.
map(({subject})=>subject).join("; ");return{budget:null,key:"order of budgets",base:list(base),head:list(head)}}function changedKeys(budget,{
base,head}){let[ofBase,ofHead]=[flatten(base),flatten(head)];return[...new Set([...ofBase.keys(),...ofHead.keys()])].map(
key=>({budget,key,base:ofBase.get(key)??null,head:ofHead.get(key)??null})).filter(setting=>setting.base!==setting.head)}
function flatten(entry,prefix=""){return new Map(Object.entries(entry).flatMap(([key,value])=>isMapping(value)?[...flatten(
value,`${prefix}${key}.`)]:[[`${prefix}${key}`,textOf(value)]]))}function textOf(value){return Array.isArray(value)?value.
map(textOf).join(", "):isMapping(value)?[...flatten(value)].map(([key,text])=>`${key} ${text}`).join(", "):value===null?
"":String(value)}function isMapping(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}async function findTrustedVersion(path,commits,read){let first=null;for(let[index,commit]of commits.entries()){let text=await read(
commit);if(text===null)continue;let version={text,commit,how:index>0?"tip":"start"};if(findConfigErrors(text,path).length===
0)return version;first??=version}return first}function explainReplacedConfig(path,{text,commit},head){if(head===null||head===
text||findConfigErrors(head,path).length>0)return null;let errors=findConfigErrors(text,path,commit).filter(({code})=>code!==
"other-commit-counts");return errors.length===0?null:[makeWarning("config-broken-on-base",inFile(path),{sha:abbreviateSha(
commit)}),...errors.map(toWarning)]}function findConfigErrors(text,path,commit=null){try{return parseConfigFile(text,path,
commit),[]}catch(error){if(!(error instanceof UserError))throw error;return error.diagnostics}}function toWarning({failure:_,
excerpt:__,...error}){return{...error,severity:"warning"}}export{compareConfigs,reportUnreadableConfig,findTrustedVersion,explainReplacedConfig};
