import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{NOT_IN_FILE}from"./chunk-BQAFKCYA.js";import{suggestWord}from"./chunk-23PMS7MH.js";import{ZodArray,ZodObject,
ZodOptional,ZodPipe,ZodRecord}from"./chunk-O2I266XQ.js";var BLANK_LETTERS="\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0";var PLAIN=/^[\w@%+=:,./-]+$/,INVISIBLE=new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`,"gu");function quoteShellWord(text){
if(PLAIN.test(text))return text;if(text==="")return"''";let word="",end=0;for(let{0:invisible,index}of text.matchAll(INVISIBLE))
word+=wrapInSingleQuotes(text.slice(end,index))+formatAsPrintf(invisible),end=index+invisible.length;return word+wrapInSingleQuotes(
text.slice(end))}function wrapInSingleQuotes(text){return text===""?"":`'${text.replaceAll("'","'\\''")}'`}function formatAsPrintf(text){
return`"$(printf '${[...new TextEncoder().encode(text)].map(byte=>`\\${byte.toString(8).padStart(3,"0")}`).join("")}')"`}function toQuotable(text){let line=text.trim().replaceAll(/\s+/g," ").replaceAll(/[\p{Cc}\p{Cf}]/gu,"?"),characters=[...line];
return characters.length<=60?line:`${characters.slice(0,59).join("")}\u2026`}var PLAIN2={BAD_ALIAS:{what:"a star on its own stands for nothing",remedy:'Write "*" in quotes'},MULTIPLE_DOCS:{what:"a \
second document begins here",remedy:"Keep one document in the file"},TAB_AS_INDENT:{what:"a tab cannot indent",remedy:"I\
ndent with spaces"}},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error=>!isIndependent(error));
return errors.filter(error=>error===first||isIndependent(error)).map(error=>{let[from,to]=error.pos;return{span:{from,to},
...faultIn(error,text),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn({code,message,pos},text){let[from,
to]=pos,got=toQuotable(text.slice(from,to)),plain=PLAIN2[code];if(plain!==void 0)return plain;switch(code){case"DUPLICAT\
E_KEY":{let key=/^[^:\r\n]*/.exec(text.slice(from))?.[0]??"",span={from,to:from+key.length};return{what:"this key is wri\
tten twice",got:toQuotable(key),remedy:"Keep one of the two",span}}case"TAG_RESOLVE_FAILED":return{what:"tags are not al\
lowed",got,remedy:`Write "${got}" in quotes, or remove it`};case"BAD_SCALAR_START":return{what:"no text can begin like t\
his",got,remedy:"Put the text in quotes"};case"BAD_DQ_ESCAPE":return{what:"no such escape exists in double quotes",got:toQuotable(
text.slice(from,from+2)),span:{from,to:from+2},remedy:"Write the text in single quotes, where a backslash is itself"};default:
return brokenStructure({code,message,from,text})}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;function brokenStructure({
code,message,from,text}){let start=from===0?0:text.lastIndexOf(`
`,from-1)+1,line=/^[^\r\n]*/.exec(text.slice(start))?.[0]??"",open=findUnclosed({code,message,from,text});return open!==
null?open:message.startsWith("Block scalar header")?describeUnquoted(line,{start,pattern:/[|>]\S.*$/}):GLUED.exec(line)?.
groups!==void 0&&code!=="BLOCK_AS_IMPLICIT_KEY"?{...missingSpace(line),span:spanIn(line,start)}:/^\s*[\w-]+:\s*\{\{/.test(
line)?describeUnquoted(line,{start,pattern:/\{\{.*$/}):code==="NON_STRING_KEY"?{what:"a key must be one text",remedy:"Wr\
ite the key on one line, followed by a colon"}:code==="BLOCK_AS_IMPLICIT_KEY"?describeNesting({code,message,from,text},{
line,start}):/^Implicit (?:map )?keys need/.test(message)&&!/:(?:\s|$)/.test(line)?{what:"this line is neither a key wit\
h its value nor part of the value above",remedy:"Write a colon and a space behind the key, or indent the line below its \
key",span:spanIn(line,start)}:{what:`is not YAML: ${message.replace(/^./,letter=>letter.toLowerCase())}`,remedy:"Check b\
rackets, quotes and indentation here and above"}}function findUnclosed({message,from,text}){let[,quote]=/^Missing closing (["'])quote/.
exec(message)??[];if(quote!==void 0){let opened=text.lastIndexOf(quote,from-1),span={from:opened,to:opened+1};return{what:"\
this quote is never closed",remedy:`Close it with ${quote}`,span}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.
exec(message)??[];if(close!==void 0){let open=close==="]"?"[":"{";return{what:`this bracket is not closed before line ${text.
slice(0,from).split(`
`).length}`,remedy:`Close it with "${close}", and indent the lines inside it`,span:openBracket(text.slice(0,from),open)}}
return null}function describeNesting({message,from,text},{line,start}){if(message.startsWith("A block sequence"))return{
what:"the entries of this list are not indented alike",remedy:"Begin all of them in the same column",span:spanIn(line,start)};
if((line.match(/:(?=\s)/g)??[]).length>1)return{what:'a second ": " on one line',remedy:"Put the text in quotes, or begi\
n a new line",span:{...spanIn(line,start),from}};let next=text.indexOf(`
`,start)+1;return{what:"this line is indented as if it belonged to the value above",remedy:"Begin both keys in the same \
column",span:spanIn(/^[^\r\n]*/.exec(text.slice(next))?.[0]??"",next)}}function describeUnquoted(line,{start,pattern}){let{
index,0:value}=pattern.exec(line)??{index:0,0:line},span={from:start+index,to:start+index+value.length};return{what:"no \
text can begin like this",got:toQuotable(value),remedy:"Put the text in quotes",span}}function openBracket(text,kind){let open=[];
for(let{0:token,index}of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))token==="["||token==="\
{"?open.push(index):(token==="]"||token==="}")&&open.pop();let from=open.findLast(at=>text[at]===kind)??Math.max(0,text.
length-1);return{from,to:from+1}}function missingSpace(text){let{key="",value=""}=GLUED.exec(text)?.groups??{};return{what:"\
a space is missing behind the colon",got:toQuotable(`${key}:${value}`),remedy:`Write "${toQuotable(`${key}: ${value}`)}"`}}
function isGlued(text){return GLUED.test(text)}function spanIn(line,start){let text=line.replace(/\s+#.*$/,"").trimEnd(),
indent=/^[ -]*/.exec(text)?.[0].length??0;return{from:start+indent,to:start+text.length}}function danglingAlias(name){let got=toQuotable(
`*${name}`),anchor=/^[\w-]+$/.test(name)?`, or define &${name}`:"";return{what:"no anchor has this name",got,remedy:`Wri\
te "${got}" in quotes${anchor}`}}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue=>{let path=issue.
path.map(step=>typeof step=="number"?step:String(step));if(issue.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...unknownKey([...path,key],{known,meant:right})}})}if(issue.code==="in\
valid_type")return[{path,...mismatch(issue)}];let{what,within}=(issue.code==="custom"?issue.params:void 0)??{},got=typeof issue.
input=="string"?{got:toQuotable(issue.input)}:{},all={what:what===void 0?"is not allowed here":String(what),...got,remedy:issue.
message};return[{path,part:"value",...all,...within!==void 0&&{within}}]}).filter(({path,what})=>what!==MISSING_MESSAGE||
!meant.has(JSON.stringify(path)))}var MISSING_MESSAGE="is missing";function unknownKey(path,{known,meant}){let key=String(
path.at(-1));if(path.length===1&&NOT_IN_FILE.includes(key))return{what:"cannot be set in this file",remedy:`Give it as t\
he input "${key}" of the action`};if(key==="<<")return{what:"keys are not merged",remedy:'Write the keys out; an alias m\
ay stand for a whole value, such as "benchmarks: *names"'};let what="is not a known key";return meant===null?{what,remedy:`\
Known here are ${known.join(", ")}`}:{what,remedy:`Write "${meant}"`}}function mismatch({expected,input,message:remedy}){
if(input===void 0)return{part:"key",what:MISSING_MESSAGE,remedy};if(input===null)return{part:"key",what:"has no value",remedy};
if(typeof input=="string")return isGlued(input)?{part:"value",...missingSpace(input)}:{part:"value",what:`must be ${kindOf(
expected)}, not a single value`,got:toQuotable(input),remedy};let found=Array.isArray(input)?"a list":"a mapping";return{
part:"key",what:`must be ${kindOf(expected)}, not ${found}`,remedy}}function kindOf(expected){return expected==="string"?
"one value":expected==="array"?"a list":"a mapping of keys to values"}function keysAt(schema,path){if(schema instanceof ZodOptional)
return keysAt(schema.unwrap(),path);if(schema instanceof ZodPipe)return keysAt(schema.in,path);let[step,...rest]=path;return schema instanceof
ZodObject?step===void 0?Object.keys(schema.shape):keysAt(schema.shape[step],rest):schema instanceof ZodArray?keysAt(schema.
element,rest):schema instanceof ZodRecord?keysAt(schema.valueType,rest):[]}export{BLANK_LETTERS,quoteShellWord,faultsIn,danglingAlias,explainIssues};
