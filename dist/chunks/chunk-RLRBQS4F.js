import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseFlags}from"./chunk-C4RQFHVI.js";import{flagSpecOf}from"./chunk-3ZZGCBOH.js";import{parseGivenOptions}from"./chunk-XPNHU4J3.js";
import{DEFAULT_HISTORY_REF,choice,defineField,historyRef,parseDecimal}from"./chunk-WHTOE3RM.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about,atFlag}from"./chunk-BNVLGSET.js";var FORMATS=["text","html","json"];function parseHistoryArgs(argv){let flags=parseFlags(argv,flagSpecOf("history")),[stray]=[
...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError("arguments-unexpected",about("command line"),
{got:stray});let get=name=>flags.values.get(name)?.at(-1)??null,given=(flags.values.get("format")??[]).map(text=>({name:"\
format",schema:choice(...FORMATS),text,location:atFlag("format")})),{format="text"}=parseGivenOptions(given);return{ref:get(
"ref")??DEFAULT_HISTORY_REF,out:get("out"),format,benchmarks:get("benchmarks"),since:get("since")}}function parseImportArgs(argv){
let flags=parseFlags(argv,flagSpecOf("history import")),given=(flags.values.get("ref")??[]).map(text=>({name:"ref",schema:historyRef,
text,location:atFlag("ref")})),{ref=DEFAULT_HISTORY_REF}=parseGivenOptions(given),[file,stray]=[...flags.positionals,...flags.
command??[]];if(file===void 0)throw userError("no-import-file",about("command line"),{});if(stray!==void 0)throw userError(
"too-many-imports",about("command line"),{got:stray});return{ref,file}}var METHODS=["ranks","e-divisive"],WINDOWS={ranks:{
from:10,to:1e6},"e-divisive":{from:2,to:1e3}};function windowOf({from,to}){return defineField("window",(text,refuse)=>{let number=parseDecimal(
text);return number===null||!Number.isInteger(number)?refuse("value-unreadable"):number>=from&&number<=to?number:refuse(
"value-outside",{from,to})})}var probability=defineField("alpha",(text,refuse)=>{let number=parseDecimal(text);return number===
null?refuse("value-unreadable"):number>0&&number<=1?number:refuse("value-outside",{above:0,to:1})}),share=defineField("s\
hare",(text,refuse)=>{let number=parseDecimal(text);return number===null||number===1/0?refuse("value-unreadable"):number>=
0?number:refuse("value-negative")});function parseChangePointsArgs(argv){let flags=parseFlags(argv,flagSpecOf("history c\
hange-points")),given=(name,schema)=>(flags.values.get(name)??[]).map(text=>({name,schema,text,location:atFlag(name)})),
{method="ranks"}=parseGivenOptions(given("method",choice(...METHODS))),limits=parseGivenOptions([...given("window",windowOf(
WINDOWS[method])),...given("p",probability),...given("magnitude",share)]),[file,stray]=[...flags.positionals,...flags.command??
[]];if(file===void 0)throw userError("no-series-file",about("command line"),{});if(stray!==void 0)throw userError("too-m\
any-series",about("command line"),{got:stray});return{method,file,limits}}export{parseHistoryArgs,parseImportArgs,parseChangePointsArgs};
