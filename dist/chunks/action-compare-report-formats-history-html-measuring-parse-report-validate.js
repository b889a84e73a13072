import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{quoteShellWord}from"./action-compare-report-explain-error-formats-history-html-measuring-parse-report-validate.js";import{COMMANDS,OPTIONS,ZodArray,ZodObject,ZodOptional,ZodPipe,ZodRecord,
ZodType,decodeExpectation,flagNameOf,flagsOf,formatOptionValue,innerSchemaOf,makeMistake,namesNotInFile,omitNull,resolveValues,
rowsOf,suggestWord,toError,toKebabCase,toQuotable}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";import{about,atFlag,atInput,makeError,
makeWarning,throwErrors,userError}from"./action-compare-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";function makePositionFinder(text){let starts=[0,...Array.from(text.matchAll(/\n/g),({index})=>index+1)];return({from,to})=>{
let line=lineAt(starts,from),start=starts[line-1]??0,end=(starts[line]??text.length+1)-1,whole=text.slice(start,end).replace(
/\r$/,""),column=Math.min(from-start,whole.length)+1,length=Math.max(1,Math.min(to-start,whole.length)-(column-1));return{
line,column,length,text:whole}}}function lineAt(starts,offset){let[low,high]=[1,starts.length];for(;low<high;){let middle=Math.
ceil((low+high)/2);(starts[middle-1]??0)<=offset?low=middle:high=middle-1}return low}var ESCAPED={"'":/''|[\s\S]/y,'"':/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y};
function partOfScalar(text,scalar,part){let source=text.slice(scalar.from,scalar.to);if(/[\r\n]/.test(source))return scalar;
let character=ESCAPED[source[0]??""];if(character===void 0)return{from:scalar.from+part.from,to:scalar.from+part.to};let offsets=[
1];character.lastIndex=1;for(let match=character.exec(source);match!==null;match=character.exec(source)){let isWide=/^\\U/.
test(match[0])&&Number.parseInt(match[0].slice(2),16)>65535;offsets.push(...isWide?[character.lastIndex]:[],character.lastIndex)}
let at=index=>offsets[Math.min(index,offsets.length-2)]??1;return{from:scalar.from+at(part.from),to:scalar.from+at(part.
to)}}var PLAIN={BAD_ALIAS:makeMistake("yaml-star",{}),MULTIPLE_DOCS:makeMistake("yaml-two-documents",{}),TAB_AS_INDENT:makeMistake(
"yaml-tab",{})},OF_ONE_KEY=["BAD_ALIAS","BAD_DQ_ESCAPE","BAD_SCALAR_START","DUPLICATE_KEY","TAG_RESOLVE_FAILED"];function faultsIn(errors,text){
let isIndependent=({code})=>OF_ONE_KEY.includes(code)||code==="TAB_AS_INDENT",first=errors.find(error=>!isIndependent(error));
return errors.filter(error=>error===first||isIndependent(error)).map(error=>{let[from,to]=error.pos;return{span:{from,to},
...faultIn(error,text),isOfOneKey:OF_ONE_KEY.includes(error.code)}})}function faultIn(error,text){let[from,to]=error.pos,
got=toQuotable(text.slice(from,to)),plain=PLAIN[error.code];if(plain!==void 0)return plain;switch(error.code){case"DUPLI\
CATE_KEY":{let key=/^[^:\r\n]*/.exec(text.slice(from))?.[0]??"";return{...makeMistake("yaml-key-twice",{got:toQuotable(key)}),
span:{from,to:from+key.length}}}case"TAG_RESOLVE_FAILED":return makeMistake("yaml-tag",{got,write:got});case"BAD_SCALAR_\
START":return makeMistake("yaml-unquoted",{got});case"BAD_DQ_ESCAPE":{let span={from,to:from+2};return{...makeMistake("y\
aml-escape",{got:toQuotable(text.slice(from,from+2))}),span}}default:return brokenStructure(error,text)}}var GLUED=/^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;
function lineFrom(text,start){return/^[^\r\n]*/.exec(text.slice(start))?.[0]??""}function brokenStructure(error,text){let{
code,message}=error,[from]=error.pos,start=from===0?0:text.lastIndexOf(`
`,from-1)+1,line=lineFrom(text,start),span=spanIn(line,start),open=findUnclosedDelimiter(message,text.slice(0,from));if(open!==
null)return open;if(message.startsWith("Block scalar header"))return describeUnquotedText(line,start,/[|>]\S.*$/);let glued=findMissingSpace(
line);if(glued!==null&&code!=="BLOCK_AS_IMPLICIT_KEY")return{...glued,span};if(/^\s*[\w-]+:\s*\{\{/.test(line))return describeUnquotedText(
line,start,/\{\{.*$/);if(code==="NON_STRING_KEY")return makeMistake("yaml-key-not-text",{});if(code==="BLOCK_AS_IMPLICIT\
_KEY"){if(message.startsWith("A block sequence"))return{...makeMistake("yaml-list-uneven",{}),span};if((line.match(/:(?=\s)/g)??
[]).length>1)return{...makeMistake("yaml-two-colons",{}),span:{...span,from}};let next=text.indexOf(`
`,start)+1;return{...makeMistake("yaml-indented-key",{}),span:spanIn(lineFrom(text,next),next)}}if(/^Implicit (?:map )?keys need/.
test(message)&&!/:(?:\s|$)/.test(line))return{...makeMistake("yaml-loose-line",{}),span};let reason=message.replace(/^./,
letter=>letter.toLowerCase());return makeMistake("yaml-unreadable",{reason})}function findUnclosedDelimiter(message,before){
let[,quote]=/^Missing closing (["'])quote/.exec(message)??[];if(quote!==void 0){let opened=before.lastIndexOf(quote);return{
...makeMistake("yaml-quote-open",{write:quote}),span:{from:opened,to:opened+1}}}let[,,close]=/^Flow (\w+) in block collection .* end with a (\]|\})/.
exec(message)??[];return close===void 0?null:{...makeMistake("yaml-bracket-open",{write:close,line:before.split(`
`).length}),span:openBracket(before,close==="]"?"[":"{")}}function describeUnquotedText(line,start,pattern){let{index,0:value}=pattern.
exec(line)??{index:0,0:line},span={from:start+index,to:start+index+value.length};return{...makeMistake("yaml-unquoted",{
got:toQuotable(value)}),span}}function openBracket(text,kind){let open=[];for(let{0:token,index}of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g))
token==="["||token==="{"?open.push(index):(token==="]"||token==="}")&&open.pop();let from=open.findLast(at=>text[at]===kind)??
Math.max(0,text.length-1);return{from,to:from+1}}function findMissingSpace(text){let{key,value}=GLUED.exec(text)?.groups??
{};if(key===void 0)return null;let[got,write]=[toQuotable(`${key}:${value}`),toQuotable(`${key}: ${value}`)];return makeMistake(
"yaml-space-missing",{got,write})}function spanIn(line,start){let text=line.replace(/\s+#.*$/,"").trimEnd(),indent=/^[ -]*/.
exec(text)?.[0].length??0;return{from:start+indent,to:start+text.length}}function danglingAlias(name){let got=toQuotable(
`*${name}`),data={got,write:got};return makeMistake("yaml-alias-unknown",/^[\w-]+$/.test(name)?{...data,anchor:`&${name}`}:
data)}var REPLACEMENT="\uFFFD",UTF_16=/^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/,FALSE_INDENT=/^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu,
HIDDEN=new RegExp("(?![\\t\\n\\r\\u0085])\\p{Cc}|[\\u202a-\\u202e\\u2066-\\u2069]","gu");function textFaults(text){if(UTF_16.
test(text))return[makeMistake("text-utf-16",{})];let bad=text.indexOf(REPLACEMENT);if(bad!==-1)return[{...makeMistake("t\
ext-not-utf-8",{}),span:{from:bad,to:bad+1}}];if(text.includes("\r")&&!text.includes(`
`))return[makeMistake("text-carriage-returns",{})];let hidden=[...text.matchAll(HIDDEN)].map(({0:{length},index})=>({...makeMistake(
"text-invisible",{}),span:{from:index,to:index+length}}));return hidden.length>0?hidden:[...text.matchAll(FALSE_INDENT)].
map(({index,1:spaces="",2:blanks=""})=>({...makeMistake("text-false-indent",{}),span:{from:index+spaces.length,to:index+
spaces.length+blanks.length}}))}var MAX_SUGGESTIONS=200;function explainIssues(schema,issues){let meant=new Set;return issues.flatMap(issue=>{let path=issue.
path.map(step=>typeof step=="number"?step:String(step));if(issue.code==="unrecognized_keys"){let known=keysAt(schema,path);
return issue.keys.map((key,index)=>{let right=index<MAX_SUGGESTIONS?suggestWord(key,known):null;return meant.add(JSON.stringify(
[...path,right])),{path:[...path,key],part:"key",...findKeyMistake([...path,key],known,right),within:null}})}if(issue.code===
"invalid_type")return[{path,...findMismatch(issue),within:null}];if(issue.code!=="custom")return[{path,part:"value",...makeMistake(
"value-not-allowed",{}),within:null}];let{code,data,within=null}=issue.params,found=typeof issue.input=="string"?{got:toQuotable(
issue.input)}:{},all={...decodeExpectation(issue.message),...found,...data};return[{path,part:"value",code,data:all,within}]}).
filter(({path,code})=>code!=="key-missing"||!meant.has(JSON.stringify(path)))}function findKeyMistake(path,known,meant){
let key=String(path.at(-1));if(path.length===1&&namesNotInFile(OPTIONS).includes(key)){let isInput=Object.entries(OPTIONS).
some(([name,{inputs}])=>inputs&&toKebabCase(name)===key);return makeMistake("key-not-in-file",isInput?{input:key}:{flag:`\
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
valueType,rest):[]}function inputsOf(action,options=OPTIONS){return Object.keys(options).filter(name=>options[name]?.inputs?.includes(action))}
function parseInputs(get,action,options=OPTIONS){let texts=inputsOf(action,options).flatMap(name=>{let text=get(toKebabCase(
name)),location=atInput(toKebabCase(name));return text.trim()===""?[]:[{name,schema:options[name].schema,text,location}]}),
errors=[],entries=checkTexts(texts,errors);return throwErrors(errors),Object.fromEntries(entries)}function findUnknownInputs(get,action,options=OPTIONS){
let isSet=([name,{inputs=[]}])=>!inputs.includes(action)&&get(toKebabCase(name)).trim()!=="",rows=Object.entries(options).
filter(isSet);if(rows.length===0)return null;let keys=rows.flatMap(([name,{key,inPlace}])=>inPlace??(key===void 0?[]:toKebabCase(
name))),flags=rows.flatMap(([name,{key,flags:flags2,inputs}])=>key===void 0&&inputs===void 0&&flags2!==void 0?`--${toKebabCase(
name)}`:[]),path=get("config").trim()||OPTIONS.config.preset;return makeWarning("inputs-unknown",rows.flatMap(([name])=>atInput(
toKebabCase(name))),{...keys.length>0&&{keys,path},...flags.length>0&&{flags}})}function checkInputsAgainstFile(given,file,path){
let ofFile=file??{},errors=Object.entries(given).flatMap(([name,value])=>{let other=ofFile[name];if(other===void 0||comparable(
value)===comparable(other))return[];let data={got:formatValue(value),written:formatValue(other),path,key:toKebabCase(name)};
return[makeError("input-differs-from-file",atInput(toKebabCase(name)),data,{failure:"configuration"})]});throwErrors(errors)}
function comparable(value){return JSON.stringify(value,(_,part)=>typeof part=="string"?part.trim():part)}function formatValue(value){
return Array.isArray(value)&&value.length===1?formatValue(value[0]):typeof value=="string"?value.trim():formatOptionValue(
value)??JSON.stringify(value)}function checkTexts(texts,errors){return texts.flatMap(({name,schema,text,location})=>{let parsed=schema.
safeParse(text,{reportInput:!0});if(parsed.success)return[[name,parsed.data]];for(let mistake of explainIssues(schema,parsed.
error.issues))errors.push(toError(mistake,location));return[]})}function parseArgs(command,argv,options=OPTIONS){let words=parseFlags(argv,flagSpecOf(command,options)),{takes,maxWords,
strayError}=COMMANDS[command],isScript=takes==="script",files=[...words.positionals,...isScript?[]:words.command??[]],stray=files[maxWords];
if(stray!==void 0)throw userError(strayError,about("command line"),{got:stray});let script=isScript&&words.command!==null?
scriptOf(words.command):null,run=words.values.get("run");if(script!==null&&run!==void 0)throw userError("flag-repeated",
atFlag("run"),{got:run});let errors=[],check=rows=>{let texts=rows.flatMap(([name,option])=>{let flag=flagNameOf(name,option),
text=flag==="--"?script:words.values.get(flag);return text==null?[]:[{name,schema:option.schema,text,location:atFlag(flag===
"--"?"":flag)}]});return checkTexts(texts,errors)},{settings,own}=rowsOf(command,options),flags=COMMANDS[command].flags,
values=check(own),setsOption=([name,value])=>flags[name].setsOption?.(value)===!0,given=Object.fromEntries([...values.filter(
setsOption),...check(settings)]);throwErrors(errors);let others=Object.fromEntries(values.filter(entry=>!setsOption(entry)));
return{...resolveValues(flags,others),given,files,script}}function flagSpecOf(command,options=OPTIONS){let flags=flagsOf(
command,options).filter(({name})=>name!=="--");return new Map(flags.map(({name,placeholder})=>[name,placeholder!==""]))}
function scriptOf(words){let[first,...rest]=words;if(first===void 0||words.every(word=>word.trim()===""))throw userError(
"no-command-after-dashes",atFlag(""),{});return rest.length===0?first:(rejectLostVariable(words),words.map(quoteShellWord).
join(" "))}var OWN_VARIABLE=/\$\{?BENCH_REFEREE_/,SCRIPT_FLAG=/^-\w*c$/;function rejectLostVariable(words){let lost=words.
find((word,index)=>OWN_VARIABLE.test(word)&&!SCRIPT_FLAG.test(words[index-1]??""));if(lost===void 0)return;let quote=word=>`\
"${word.replaceAll(/["\\`]/g,"\\$&")}"`,script=words.map(word=>OWN_VARIABLE.test(word)?quote(word):quoteShellWord(word));
throw userError("variable-in-word",atFlag(""),{got:lost,write:`-- ${quoteShellWord(script.join(" "))}`})}function parseFlags(argv,spec){
let end=argv.indexOf("--"),words=end===-1?[...argv]:argv.slice(0,end),values=new Map,positionals=[],errors=[];for(let word=words.
shift();word!==void 0;word=words.shift()){let[,name,joined]=/^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word)??[];if(name===void 0){
word==="-"||!word.startsWith("-")?positionals.push(word):errors.push(makeError("not-a-flag",about("command line"),{got:word}));
continue}let next=spec.get(name)===!0&&joined===void 0?words[0]:void 0,value=next===void 0||isFlag(next,spec)?joined:words.
shift(),mistake=findMistake({name,value,next,isRepeated:values.has(name)},spec);mistake===null?values.set(name,value??""):
errors.push(toError(mistake,atFlag(name)))}return throwErrors(errors),{values,positionals,command:end===-1?null:argv.slice(
end+1)}}function isFlag(word,spec){let[name=""]=word.replace(/^-/,"").split("=");return word.startsWith("--")||word.startsWith(
"-")&&spec.has(name)}function findMistake({name,value,next,isRepeated},spec){if(!spec.has(name)){let meant=suggestWord(name,
[...spec.keys()]),known=[...spec.keys()].map(flag=>`--${flag}`);return makeMistake("flag-unknown",omitNull({known,write:meant&&
`--${meant}`}))}if(spec.get(name)===!1)return value===void 0?null:makeMistake("flag-with-value",{flag:`--${name}`,got:value});
let usage=`--${name} VALUE`;return value===void 0&&next!==void 0?makeMistake("flag-before-flag",{usage,joined:`--${name}\
=${next}`,got:next}):value===void 0?makeMistake("flag-without-value",{usage}):isRepeated?makeMistake("flag-repeated",{got:value}):
null}var DOS_PAGES={cp437:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\
\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
cp850:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xF8\xA3\xD8\xD7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\xAE\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\xC0\xA9\u2563\u2551\u2557\u255D\xA2\xA5\u2510\u2514\u2534\u252C\u251C\u2500\u253C\xE3\xC3\u255A\u2554\u2569\u2566\u2560\u2550\u256C\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF\u2518\u250C\u2588\u2584\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\
\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3\xB2\u25A0\xA0",cp852:"\xC7\xFC\xE9\xE2\xE4\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D\xE1\xED\xF3\xFA\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F\xAB\
\xBB\u2591\u2592\u2593\u2502\u2524\xC1\xC2\u011A\u015E\u2563\u2551\u2557\u255D\u017B\u017C\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0102\u0103\u255A\u2554\u2569\u2566\u2560\u2550\u256C\xA4\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B\u2518\u250C\u2588\u2584\u0162\u016E\u2580\xD3\xDF\xD4\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8\xA7\xF7\xB8\xB0\xA8\u02D9\u0171\u0158\u0159\u25A0\xA0",
cp737:"\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039A\u039B\u039C\u039D\u039E\u039F\u03A0\u03A1\u03A3\u03A4\u03A5\u03A6\u03A7\u03A8\u03A9\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C2\u03C4\u03C5\u03C6\u03C7\u03C8\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03C9\u03AC\u03AD\u03AE\u03CA\u03AF\u03CC\u03CD\u03CB\u03CE\u0386\u0388\u0389\u038A\u038C\u038E\u038F\
\xB1\u2265\u2264\u03AA\u03AB\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",cp775:"\u0106\xFC\xE9\u0101\xE4\u0123\xE5\u0107\u0142\u0113\u0156\u0157\u012B\u0179\xC4\xC5\xC9\xE6\xC6\u014D\xF6\u0122\xA2\u015A\u015B\xD6\xDC\xF8\xA3\xD8\xD7\xA4\u0100\
\u012A\xF3\u017B\u017C\u017A\u201D\xA6\xA9\xAE\xAC\xBD\xBC\u0141\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u0104\u010C\u0118\u0116\u2563\u2551\u2557\u255D\u012E\u0160\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u0172\u016A\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u017D\u0105\u010D\u0119\u0117\u012F\u0161\u0173\u016B\u017E\u2518\u250C\u2588\u2584\u258C\u2590\u2580\xD3\xDF\u014C\u0143\xF5\xD5\xB5\u0144\u0136\u0137\u013B\u013C\u0146\u0112\u0145\u2019\xAD\xB1\u201C\xBE\xB6\xA7\xF7\u201E\xB0\u2219\xB7\xB9\xB3\xB2\u25A0\xA0"},
LABELS=["ibm866","koi8-r","macintosh","shift_jis","gbk","euc-kr","big5","windows-874",...[0,1,2,3,4,5,6,7,8].map(digit=>`\
windows-125${digit}`),...[2,3,4,5,6,7,8,10,13,14,15,16].map(part=>`iso-8859-${part}`)];function decoders(){let named=LABELS.
flatMap(label=>{try{let decoder=new TextDecoder(label);return[bytes=>decoder.decode(bytes)]}catch{return[]}}),byUpperHalf=half=>bytes=>Array.
from(bytes,byte=>byte<128?String.fromCharCode(byte):half[byte-128]).join("");return[...named,...Object.values(DOS_PAGES).
map(byUpperHalf),bytes=>String.fromCharCode(...bytes)]}var MICRO="\xB5",MARK="\uFEFF",MICRO_BYTES=[181,230],UNKNOWN=["\uFFFD",
"\uFFFD\uFFFD"],FRAMES=Array.from({length:128},(_,index)=>String.fromCharCode(9472+index)),computed=null;function repairs(){
if(computed!==null)return computed;let pages=decoders(),encode=text=>new TextEncoder().encode(text),imagesOf=sign=>[...new Set(
pages.map(decode=>decode(encode(sign))))].filter(isImage),twice=sign=>pages.map(decode=>decode(encode(decode(encode(sign))))).
filter(isImage),oneByte=MICRO_BYTES.flatMap(byte=>pages.map(decode=>decode(Uint8Array.of(byte)))).filter(isImage),micros=[
MICRO,"\u03BC"].flatMap(sign=>[...imagesOf(sign),...twice(sign)]).concat(oneByte,UNKNOWN),deviations=[...imagesOf("\xB1"),
...twice("\xB1"),...UNKNOWN],frames=new Map(FRAMES.flatMap(frame=>imagesOf(frame).map(image=>[image,frame]))),marks=[MARK,
...imagesOf(MARK)],isUnit=`(?<=[\\d("'-][ \\t]{0,3})`,beforeSecond="(?=s(?:ec(?:ond)?s?)?(?![\\p{L}\\p{N}]))",starts=new Set(
[...frames.keys()].map(image=>image.slice(0,2)));return computed={signs:frames,pattern:new RegExp([`${isUnit}(?<micro>${anyOf(
micros)}|(?<=\\d |\\()\\?{1,2})${beforeSecond}`,`(?<=[\\s(])(?<deviation>${anyOf(deviations)})(?= *\\d)`,`^(?<mark>(?:${anyOf(
marks)})+)`,`(?<frame>(?:${anyOf([...starts])})[^\\x00-\\x7f])`].join("|"),"gmu")},computed}function isImage(image){return/^[^\x00-\x7f\ufffd]+$/.
test(image)&&!/^[\u00b5\u03bc\u00b1]$/.test(image)}function anyOf(texts){return[...new Set(texts)].sort((left,right)=>right.
length-left.length).join("|")}function repairSigns(text){if(!/[^\x00-\x7f]|[\d(] ?\?{1,2}s/.test(text))return text;let{pattern,
signs}=repairs(),repaired=text.replaceAll(pattern,(sign,...rest)=>{let{micro,deviation,mark}=rest.at(-1);return micro!==
void 0?MICRO:deviation!==void 0?"\xB1":mark!==void 0?"":signs.get(sign)??sign});return repaired===text?text:repairSigns(
repaired)}function repairUnit(unit){return/[^\x00-\x7f]/.test(unit)?repairSigns(`"${unit}`).slice(1):unit}function isGarbledUnit(unit){
return/(?:^|[^\p{L}\p{N}])(?:[^\x00-\x7f]{1,8}|\?{1,2})s(?:ec(?:ond)?s?)?(?![\p{L}\p{N}])/u.test(unit)&&!/[µμ]s/.test(
unit)}var UTF16_BYTE_PAIRS_LOOKED_AT=64,HIGH=new Set([0,37]);function decodeText(bytes){let encoding=encodingOf(bytes),end=endOfPart(
bytes,encoding),decoded=new TextDecoder(encoding).decode(end<bytes.length?bytes.subarray(0,end):bytes);return end<bytes.
length?decoded+decodeText(bytes.subarray(end)):decoded}var LINE_FEED=10;function endOfPart(bytes,encoding){let isStart=encoding===
"utf-8"?isUtf16Mark:startsOtherPart,after=encoding==="utf-16le"?2:1;for(let at=bytes.indexOf(LINE_FEED);at>=0;at=bytes.indexOf(
LINE_FEED,at+1)){let start=at+after;if((encoding==="utf-8"||start%2===0)&&isStart(bytes,start))return start}return bytes.
length}function isUtf16Mark(bytes,at){return bytes[at]===255&&bytes[at+1]===254||bytes[at]===254&&bytes[at+1]===255}function startsOtherPart(bytes,start){
if(isUtf16Mark(bytes,start))return!0;let lineFeed=bytes.indexOf(LINE_FEED,start),end=lineFeed<0?bytes.length:lineFeed;return end-
start>4&&bytes[end+1]!==0&&!bytes.subarray(start,end).includes(0)}function encodingOf(bytes){let[first,second]=bytes;if(first===
255&&second===254)return"utf-16le";if(first===254&&second===255)return"utf-16be";let line=bytes.indexOf(LINE_FEED)+2,start=bytes.
subarray(0,Math.min(line>1?line:1/0,2*UTF16_BYTE_PAIRS_LOOKED_AT));if(!start.includes(0))return"utf-8";let highs=offset=>start.
filter((byte,at)=>HIGH.has(byte)&&at%2===offset).length,limit=start.length/4;return highs(1)>limit?"utf-16le":highs(0)>limit?
"utf-16be":"utf-8"}var ESCAPES=/\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;
function cleanText(text){let single=withoutZeros(text),lined=single.includes("\r")?single.replaceAll(/\r+\n?/g,`
`):single,plain=!lined.includes("\x1B")&&!lined.includes("\x9B")?lined:lined.replaceAll(ESCAPES,"").replaceAll(/[\x1b\x9b]/g,
""),clean=repairSigns(withoutMarks(plain));return clean!==text&&clean.includes("\0")?cleanText(clean):clean}function withoutMarks(text){
return text.includes("\uFEFF")&&!/^\s*[[{]/.test(text)?text.replaceAll(/(?<=[^\n\ufeff])\ufeff+/g,`
`):text}function withoutZeros(text){return text.includes("\0")?text.replaceAll(/[^\n]+/g,written=>{let line=written.replace(
/^\0+/,""),plain=line.replaceAll("\0","");return line.length-plain.length<plain.length/2?line:plain.replace(/^\ufffd+/,"")}):
text}function splitLines(text){return text.split(`
`)}function countLineFeeds(text,from,to){let part=text.slice(from,to),count=0;for(let at=part.indexOf(`
`);at>=0;at=part.indexOf(`
`,at+1))count++;return count}function truncateFirstLine(text){return truncate(/\S.*/.exec(text)?.[0].trimEnd()??"")}var MAX_QUOTED_LENGTH=60;
function truncate(text){return text.length>MAX_QUOTED_LENGTH?`${text.slice(0,MAX_QUOTED_LENGTH-1)}\u2026`:text}var FORMATS=new Set(["go"]);function gomaxprocsSuffixOf({schedule:{format},series}){let namesOn=side=>series.filter(one=>one[side].
values.length>0).map(({name})=>name),onBase=namesOn("base");return FORMATS.has(format)?findSharedSuffix(onBase.length>0?
onBase:namesOn("head")):""}function findSharedSuffix(names){let suffix=/-\d+$/.exec(names[0]??"")?.[0]??"";return names.
every(name=>name.endsWith(suffix))?suffix:""}function listNameVariants(name,suffix){return suffix!==""&&name.endsWith(suffix)?
[name,name.slice(0,-suffix.length)]:[name]}export{gomaxprocsSuffixOf,findSharedSuffix,listNameVariants,makePositionFinder,partOfScalar,faultsIn,danglingAlias,textFaults,
explainIssues,parseInputs,findUnknownInputs,checkInputsAgainstFile,parseArgs,repairUnit,isGarbledUnit,decodeText,cleanText,
splitLines,countLineFeeds,truncateFirstLine,truncate};
