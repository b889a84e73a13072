import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{flagSpecOf,flagsOf}from"./chunk-I3BQSK3X.js";import{makeMistake,toError}from"./chunk-OABH57P3.js";import{
suggestWord}from"./chunk-AGWB6ZWU.js";import{throwErrors}from"./chunk-YKJSESYE.js";import{about,atFlag,makeError}from"./chunk-CCDTYZW3.js";function parseFlags(argv,spec){let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],
errors=[];for(let word=words.shift();word!==void 0;word=words.shift()){let flag=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word);
if(flag===null){word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("comma\
nd line"),{got:word}));continue}let name=flag[1],kind=Object.hasOwn(spec,name)?spec[name]:null,takesNext=kind!==null&&kind!==
"switch"&&flag[2]===void 0,next=takesNext?words[0]:void 0,isMissing=next===void 0||isFlag(next,spec),value=takesNext&&!isMissing?
words.shift():flag[2],known=Object.keys(spec),mistake=findMistake({name,kind,value,next,known,isRepeated:values.has(name)});
mistake===null?values.set(name,[...values.get(name)??[],...value===void 0?[]:[value]]):errors.push(toError(mistake,atFlag(
name)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.slice(end+1)}}function isFlag(word,spec){
let[name=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith("-")&&Object.hasOwn(spec,name)}
function findMistake({name,kind,value,next,known,isRepeated}){if(kind===null){let meant=suggestWord(name,known),all=known.
map(one=>`--${one}`);return makeMistake("flag-unknown",{known:all,...meant!==null&&{write:`--${meant}`}})}if(kind==="swi\
tch")return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name}`,got:value});let usage=`--${name} VALUE`;
return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`--${name}=${next}`,got:next}):value===
void 0?makeMistake("flag-without-value",{usage}):kind==="value"&&isRepeated?makeMistake("flag-repeated",{got:value}):null}function parseCommandFlags(argv,command,options){let flags=parseFlags(argv,flagSpecOf(command,options)),empty=flagsOf(command,
options).flatMap(({name,expected})=>expected!==null&&flags.values.get(name)?.some(text=>text.trim()==="")?[toError(makeMistake(
"value-empty",{expected}),atFlag(name))]:[]);return throwErrors(empty),flags}export{parseFlags,parseCommandFlags};
