import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{NOT_IN_FILE}from"./chunk-MT3A5R62.js";import{nearest}from"./chunk-KQ3JW6BQ.js";import{ZodArray,ZodObject,
ZodOptional,ZodPipe,ZodRecord}from"./chunk-LILJVUUO.js";var BLANK_LETTERS="\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0";var PLAIN=/^[\w@%+=:,./-]+$/;var INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function shellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="";let end=0;for(const{0:invisible,index}of text.matchAll(
INVISIBLE)){word+=singleQuoted(text.slice(end,index))+printed(invisible);end=index+invisible.length}return word+singleQuoted(
text.slice(end))}function singleQuoted(text){return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function printed(text){
const bytes=[...new TextEncoder().encode(text)];return`"$(printf '${bytes.map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).
join("")}')"`}var LONGEST=60;function quotable(text){const line=text.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?");
const characters=[...line];return characters.length<=LONGEST?line:`${characters.slice(0,LONGEST-1).join("")}\u2026`}var PLAIN2={BAD_ALIAS:{what:"a star on its own stands for nothing",remedy:'Write "*" in quotes'},MULTIPLE_DOCS:{what:"a \
second document begins here",remedy:"Keep one document in the file"},TAB_AS_INDENT:{what:"a tab cannot indent",remedy:"I\
ndent with spaces"}};var OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];
function faultsIn(errors,text){const isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT";const first=errors.
find(error=>!isIndependent(error));return errors.filter(error=>error===first||isIndependent(error)).map(error=>{const[from,
to]=error.pos;return{span:{from,to},...faultIn(error,text),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn({
code,message,pos},text){const[from,to]=pos;const got=quotable(text.slice(from,to));const plain=PLAIN2[code];if(plain!==void 0)
return plain;switch(code){case"DUPLICATE_KEY":{const key=/^[^:\r\n]*/.exec(text.slice(from))?.[0]??"";const span={from,to:from+
key.length};return{what:"this key is written twice",got:quotable(key),remedy:"Keep one of the two",span}}case"TAG_RESOLV\
E_FAILED":return{what:"tags are not allowed",got,remedy:`Write "${got}" in quotes, or remove it`};case"BAD_SCALAR_START":
return{what:"no text can begin like this",got,remedy:"Put the text in quotes"};case"BAD_DQ_ESCAPE":return{what:"no such \
escape exists in double quotes",got:quotable(text.slice(from,from+2)),span:{from,to:from+2},remedy:"Write the text in si\
ngle quotes, where a backslash is itself"};default:return brokenStructure({code,message,from,text})}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function brokenStructure({code,message,from,text}){const start=from===0?0:text.lastIndexOf("\n",from-1)+1;const line=/^[^\r\n]*/.
exec(text.slice(start))?.[0]??"";const open=unclosed({code,message,from,text});if(open!==null)return open;if(message.startsWith(
"Block scalar header"))return unquoted(line,{start,pattern:/[|>]\S.*$/});const glued=GLUED.exec(line)?.groups;if(glued!==
void 0&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...missingSpace(line),span:spanIn(line,start)};if(/^\s*[\w-]+:\s*\{\{/.test(
line))return unquoted(line,{start,pattern:/\{\{.*$/});if(code==="NON_STRING_KEY")return{what:"a key must be one text",remedy:"\
Write the key on one line, followed by a colon"};if(code==="BLOCK_AS_IMPLICIT_KEY")return nested({code,message,from,text},
{line,start});if(/^Implicit (?:map )?keys need/.test(message)&&!/:(?:\s|$)/.test(line))return{what:"this line is neither\
 a key with its value nor part of the value above",remedy:"Write a colon and a space behind the key, or indent the line \
below its key",span:spanIn(line,start)};const reason=message.replace(/^./,letter=>letter.toLowerCase());return{what:`is \
not YAML: ${reason}`,remedy:"Check brackets, quotes and indentation here and above"}}function unclosed({message,from,text}){
const[,quote]=/^Missing closing (["'])quote/.exec(message)??[];if(quote!==void 0){const opened=text.lastIndexOf(quote,from-
1);const span={from:opened,to:opened+1};return{what:"this quote is never closed",remedy:`Close it with ${quote}`,span}}const[
,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.exec(message)??[];if(close!==void 0){const open=close===
"]"?"[":"{";return{what:`this bracket is not closed before line ${text.slice(0,from).split("\n").length}`,remedy:`Close \
it with "${close}", and indent the lines inside it`,span:openBracket(text.slice(0,from),open)}}return null}function nested({
message,from,text},{line,start}){if(message.startsWith("A block sequence")){const remedy="Begin all of them in the same \
column";return{what:"the entries of this list are not indented alike",remedy,span:spanIn(line,start)}}if((line.match(/:(?=\s)/g)??
[]).length>1)return{what:'a second ": " on one line',remedy:"Put the text in quotes, or begin a new line",span:{...spanIn(
line,start),from}};const next=text.indexOf("\n",start)+1;return{what:"this line is indented as if it belonged to the val\
ue above",remedy:"Begin both keys in the same column",span:spanIn(/^[^\r\n]*/.exec(text.slice(next))?.[0]??"",next)}}function unquoted(line,{
start,pattern}){const{index,0:value}=pattern.exec(line)??{index:0,0:line};const span={from:start+index,to:start+index+value.
length};return{what:"no text can begin like this",got:quotable(value),remedy:"Put the text in quotes",span}}function openBracket(text,kind){
const open=[];for(const{0:token,index}of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g)){if(token===
"["||token==="{")open.push(index);else if(token==="]"||token==="}")open.pop()}const from=open.findLast(at=>text[at]===kind)??
Math.max(0,text.length-1);return{from,to:from+1}}function missingSpace(text){const{key="",value=""}=GLUED.exec(text)?.groups??
{};return{what:"a space is missing behind the colon",got:quotable(`${key}:${value}`),remedy:`Write "${quotable(`${key}: ${value}`)}\
"`}}function isGlued(text){return GLUED.test(text)}function spanIn(line,start){const text=line.replace(/\s+#.*$/,"").trimEnd();
const indent=/^[ -]*/.exec(text)?.[0].length??0;return{from:start+indent,to:start+text.length}}function danglingAlias(name){
const got=quotable(`*${name}`);const anchor=/^[\w-]+$/.test(name)?`, or define &${name}`:"";return{what:"no anchor has t\
his name",got,remedy:`Write "${got}" in quotes${anchor}`}}var MOST_SUGGESTIONS=200;function explain(schema,issues){const meant=new Set;const explanations=issues.flatMap(issue=>{const path=issue.
path.map(step=>typeof step==="number"?step:String(step));if(issue.code==="unrecognized_keys"){const known=keysAt(schema,
path);return issue.keys.map((key,index)=>{const right=index<MOST_SUGGESTIONS?nearest(key,known):null;meant.add(JSON.stringify(
[...path,right]));return{path:[...path,key],part:"key",...unknownKey([...path,key],{known,meant:right})}})}if(issue.code===
"invalid_type")return[{path,...mismatch(issue)}];const{what,within}=(issue.code==="custom"?issue.params:void 0)??{};const got=typeof issue.
input==="string"?{got:quotable(issue.input)}:{};const all={what:what===void 0?"is not allowed here":String(what),...got,
remedy:issue.message};return[{path,part:"value",...all,...within!==void 0&&{within}}]});return explanations.filter(({path,
what})=>what!==MISSING||!meant.has(JSON.stringify(path)))}var MISSING="is missing";function unknownKey(path,{known,meant}){
const key=String(path.at(-1));if(path.length===1&&NOT_IN_FILE.includes(key)){return{what:"cannot be set in this file",remedy:`\
Give it as the input "${key}" of the action`}}if(key==="<<"){const remedy='Write the keys out; an alias may stand for a \
whole value, such as "benchmarks: *names"';return{what:"keys are not merged",remedy}}const what="is not a known key";return meant===
null?{what,remedy:`Known here are ${known.join(", ")}`}:{what,remedy:`Write "${meant}"`}}function mismatch({expected,input,
message:remedy}){const part="key";if(input===void 0)return{part,what:MISSING,remedy};if(input===null)return{part,what:"h\
as no value",remedy};if(typeof input==="string"){if(isGlued(input))return{part:"value",...missingSpace(input)};return{part:"\
value",what:`must be ${kindOf(expected)}, not a single value`,got:quotable(input),remedy}}const found=Array.isArray(input)?
"a list":"a mapping";return{part,what:`must be ${kindOf(expected)}, not ${found}`,remedy}}function kindOf(expected){if(expected===
"string")return"one value";return expected==="array"?"a list":"a mapping of keys to values"}function keysAt(schema,path){
if(schema instanceof ZodOptional)return keysAt(schema.unwrap(),path);if(schema instanceof ZodPipe)return keysAt(schema.in,
path);const[step,...rest]=path;if(schema instanceof ZodObject){return step===void 0?Object.keys(schema.shape):keysAt(schema.
shape[step],rest)}if(schema instanceof ZodArray)return keysAt(schema.element,rest);return schema instanceof ZodRecord?keysAt(
schema.valueType,rest):[]}export{BLANK_LETTERS,shellWord,faultsIn,danglingAlias,explain};
