import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseCommandFlags}from"./chunk-DHGOI4PL.js";import{parseGivenOptions}from"./chunk-KBARDT5G.js";import{
DEFAULT_HISTORY_REF,choice,defineField,historyRef,parseDecimal}from"./chunk-GJUBWR4Q.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about,atFlag}from"./chunk-BNVLGSET.js";var FORMATS=["text","html","json"];function parseHistoryArgs(argv){let flags=parseCommandFlags(argv,"history"),[stray]=[
...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError("arguments-unexpected",about("command line"),
{got:stray});let formats=parseGivenOptions(givenTexts(flags,"format",choice(...FORMATS))),{format="text"}=formats,get=name=>flags.
values.get(name)?.at(-1)??null;return{ref:get("ref")??DEFAULT_HISTORY_REF,out:get("out"),format,benchmarks:get("benchmar\
ks"),since:get("since")}}function givenTexts({values},name,schema){return(values.get(name)??[]).map(text=>({name,schema,
text,location:atFlag(name)}))}function parseImportArgs(argv){let flags=parseCommandFlags(argv,"history import"),given=parseGivenOptions(
givenTexts(flags,"ref",historyRef)),{ref=DEFAULT_HISTORY_REF}=given,[file,stray]=[...flags.positionals,...flags.command??
[]];if(file===void 0)throw userError("no-import-file",about("command line"),{});if(stray!==void 0)throw userError("too-m\
any-imports",about("command line"),{got:stray});return{ref,file}}var METHODS=["ranks","e-divisive"],WINDOWS={ranks:{from:10,
to:1e6},"e-divisive":{from:2,to:1e3}};function windowOf({from,to}){return defineField("window",(text,refuse)=>{let number=parseDecimal(
text);return number===null||!Number.isInteger(number)?refuse("value-unreadable"):number>=from&&number<=to?number:refuse(
"value-outside",{from,to})})}var probability=defineField("alpha",(text,refuse)=>{let number=parseDecimal(text);return number===
null?refuse("value-unreadable"):number>0&&number<=1?number:refuse("value-outside",{above:0,to:1})}),share=defineField("s\
hare",(text,refuse)=>{let number=parseDecimal(text);return number===null||number===1/0?refuse("value-unreadable"):number>=
0?number:refuse("value-negative")});function parseChangePointsArgs(argv){let flags=parseCommandFlags(argv,"history chang\
e-points"),methods=parseGivenOptions(givenTexts(flags,"method",choice(...METHODS))),{method="ranks"}=methods,limits=parseGivenOptions(
[...givenTexts(flags,"window",windowOf(WINDOWS[method])),...givenTexts(flags,"p",probability),...givenTexts(flags,"magni\
tude",share)]),[file,stray]=[...flags.positionals,...flags.command??[]];if(file===void 0)throw userError("no-series-file",
about("command line"),{});if(stray!==void 0)throw userError("too-many-series",about("command line"),{got:stray});return{
method,file,limits}}export{parseHistoryArgs,parseImportArgs,parseChangePointsArgs};
