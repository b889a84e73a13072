import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{OPTIONS,decodeExpectation,encodeExpectation,innerSchemaOf,makeMistake,presetsOf,toKebabCase,toQuotable}from"./chunk-OABH57P3.js";
import{suggestWord}from"./chunk-AGWB6ZWU.js";import{ZodArray,ZodObject,ZodOptional,ZodPipe,ZodRecord,ZodType,strictObject}from"./chunk-CCDTYZW3.js";var DEFAULTS=presetsOf(OPTIONS),ACTION_COMMIT_DEFAULTS={head:DEFAULTS.head,configFrom:DEFAULTS.configFrom},TERMINAL_COMMIT_DEFAULTS={
...ACTION_COMMIT_DEFAULTS,...terminalPresetsOf(OPTIONS)};function terminalPresetsOf(options){let entries=Object.entries(
options).map(([name,{terminal}])=>[name,terminal?.preset]);return Object.fromEntries(entries.filter(([,preset])=>preset!==
void 0))}function makeFileSchema(options){let rows=Object.entries(options).filter(([,{key}])=>key!==void 0),shape=Object.
fromEntries(rows.map(([name,{schema,key=!0}])=>[toKebabCase(name),(key===!0?schema:key).optional()]));return strictObject(
shape,{error:encodeExpectation("file")}).transform(written=>{let values=rows.map(([name])=>[name,written[toKebabCase(name)]]);
return Object.fromEntries(values.filter(([,value])=>value!==void 0))})}var fileSchema=makeFileSchema(OPTIONS);function namesNotInFile(options){
return Object.keys(options).filter(name=>options[name]?.key===void 0).map(toKebabCase)}var PLAIN={BAD_ALIAS:makeMistake("yaml-star",{}),MULTIPLE_DOCS:makeMistake("yaml-two-documents",{}),TAB_AS_INDENT:makeMistake(
"yaml-tab",{})},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error=>!isIndependent(error));
return errors.filter(error=>error===first||isIndependent(error)).map(error=>{let[from,to]=error.pos;return{span:{from,to},
...faultIn(error,text),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn({code,message,pos},text){let[from,
to]=pos,got=toQuotable(text.slice(from,to)),plain=PLAIN[code];if(plain!==void 0)return plain;switch(code){case"DUPLICATE\
_KEY":{let key=/^[^:\r\n]*/.exec(text.slice(from))?.[0]??"",span={from,to:from+key.length};return{...makeMistake("yaml-k\
ey-twice",{got:toQuotable(key)}),span}}case"TAG_RESOLVE_FAILED":return makeMistake("yaml-tag",{got,write:got});case"BAD_\
SCALAR_START":return makeMistake("yaml-unquoted",{got});case"BAD_DQ_ESCAPE":return{...makeMistake("yaml-escape",{got:toQuotable(
text.slice(from,from+2))}),span:{from,to:from+2}};default:return brokenStructure({code,message,from,text})}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function brokenStructure({code,message,from,text}){let start=from===0?0:text.lastIndexOf(`
`,from-1)+1,line=/^[^\r\n]*/.exec(text.slice(start))?.[0]??"",open=findUnclosedDelimiter({code,message,from,text});if(open!==
null)return open;if(message.startsWith("Block scalar header"))return describeUnquotedText(line,{start,pattern:/[|>]\S.*$/});
let glued=findMissingSpace(line);if(glued!==null&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...glued,span:spanIn(line,start)};
if(/^\s*[\w-]+:\s*\{\{/.test(line))return describeUnquotedText(line,{start,pattern:/\{\{.*$/});if(code==="NON_STRING_KEY")
return makeMistake("yaml-key-not-text",{});if(code==="BLOCK_AS_IMPLICIT_KEY")return describeNesting({code,message,from,text},
{line,start});if(/^Implicit (?:map )?keys need/.test(message)&&!/:(?:\s|$)/.test(line))return{...makeMistake("yaml-loose\
-line",{}),span:spanIn(line,start)};let reason=message.replace(/^./,letter=>letter.toLowerCase());return makeMistake("ya\
ml-unreadable",{reason})}function findUnclosedDelimiter({message,from,text}){let[,quote]=/^Missing closing (["'])quote/.
exec(message)??[];if(quote!==void 0){let opened=text.lastIndexOf(quote,from-1),span={from:opened,to:opened+1};return{...makeMistake(
"yaml-quote-open",{write:quote}),span}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.exec(message)??
[];if(close!==void 0){let open=close==="]"?"[":"{";return{...makeMistake("yaml-bracket-open",{write:close,line:text.slice(
0,from).split(`
`).length}),span:openBracket(text.slice(0,from),open)}}return null}function describeNesting({message,from,text},{line,start}){
if(message.startsWith("A block sequence"))return{...makeMistake("yaml-list-uneven",{}),span:spanIn(line,start)};if((line.
match(/:(?=\s)/g)??[]).length>1)return{...makeMistake("yaml-two-colons",{}),span:{...spanIn(line,start),from}};let next=text.
indexOf(`
`,start)+1;return{...makeMistake("yaml-indented-key",{}),span:spanIn(/^[^\r\n]*/.exec(text.slice(next))?.[0]??"",next)}}
function describeUnquotedText(line,{start,pattern}){let{index,0:value}=pattern.exec(line)??{index:0,0:line},span={from:start+
index,to:start+index+value.length};return{...makeMistake("yaml-unquoted",{got:toQuotable(value)}),span}}function openBracket(text,kind){
let open=[];for(let{0:token,index}of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))token==="["||
token==="{"?open.push(index):(token==="]"||token==="}")&&open.pop();let from=open.findLast(at=>text[at]===kind)??Math.max(
0,text.length-1);return{from,to:from+1}}function findMissingSpace(text){let{key,value}=GLUED.exec(text)?.groups??{};return key===
void 0?null:makeMistake("yaml-space-missing",{got:toQuotable(`${key}:${value}`),write:toQuotable(`${key}: ${value}`)})}function spanIn(line,start){
let text=line.replace(/\s+#.*$/,"").trimEnd(),indent=/^[ -]*/.exec(text)?.[0].length??0;return{from:start+indent,to:start+
text.length}}function danglingAlias(name){let got=toQuotable(`*${name}`);return makeMistake("yaml-alias-unknown",{got,write:got,
.../^[\w-]+$/.test(name)&&{anchor:`&${name}`}})}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue=>{let path=issue.
path.map(step=>typeof step=="number"?step:String(step));if(issue.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...findKeyMistake([...path,key],known,right)}})}if(issue.code==="invali\
d_type")return[{path,...findMismatch(issue)}];if(issue.code!=="custom")return[{path,part:"value",...makeMistake("value-n\
ot-allowed",{})}];let{code,data,within}=issue.params,found=typeof issue.input=="string"?{got:toQuotable(issue.input)}:{},
all={...decodeExpectation(issue.message),...found,...data};return[{path,part:"value",code,data:all,...within!==void 0&&{
within}}]}).filter(({path,code})=>code!=="key-missing"||!meant.has(JSON.stringify(path)))}function findKeyMistake(path,known,meant){
let key=String(path.at(-1));return path.length===1&&namesNotInFile(OPTIONS).includes(key)?makeMistake("key-not-in-file",
{name:key}):key==="<<"?makeMistake("keys-merged",{}):makeMistake("key-unknown",{known,...meant!==null&&{write:meant}})}var KINDS={
string:"value",array:"list"};function findMismatch({expected,input,message}){let advice=decodeExpectation(message);if(input===
void 0)return{part:"key",...makeMistake("key-missing",advice)};if(input===null)return{part:"key",...makeMistake("value-m\
issing",advice)};let wanted=KINDS[expected]??"mapping";if(typeof input!="string"){let found=Array.isArray(input)?"list":
"mapping";return{part:"key",...makeMistake("kind-wrong",{...advice,wanted,found})}}let mismatch={...advice,wanted,found:"\
value",got:toQuotable(input)};return{part:"value",...findMissingSpace(input)??makeMistake("kind-wrong",mismatch)}}function keysAt(schema,path){
if(schema instanceof ZodOptional)return keysAt(schema.unwrap(),path);let inner=schema instanceof ZodType?innerSchemaOf(schema):
void 0;if(inner!==void 0)return keysAt(inner,typeof path[0]=="number"?path.slice(1):path);if(schema instanceof ZodPipe)return keysAt(
schema.in,path);let[step,...rest]=path;return schema instanceof ZodObject?step===void 0?Object.keys(schema.shape):keysAt(
schema.shape[step],rest):schema instanceof ZodArray?keysAt(schema.element,rest):schema instanceof ZodRecord?keysAt(schema.
valueType,rest):[]}export{DEFAULTS,ACTION_COMMIT_DEFAULTS,TERMINAL_COMMIT_DEFAULTS,fileSchema,faultsIn,danglingAlias,explainIssues};
