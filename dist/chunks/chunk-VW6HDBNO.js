import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseCommandFlags}from"./chunk-45HURYRP.js";import{parseGivenOptions}from"./chunk-CIPZAG4I.js";import{
DEFAULT_HISTORY_REF,choice,defineField,historyRef,parseDecimal,text}from"./chunk-FEHYKBN3.js";import{userError}from"./chunk-WUPIBDG2.js";
import{about,atFlag}from"./chunk-BNVLGSET.js";var FORMATS=["text","html","json"];function parseHistoryArgs(argv){let flags=parseCommandFlags(argv,"history"),[stray]=[
...flags.positionals,...flags.command??[]];if(stray!==void 0)throw userError("arguments-unexpected",about("command line"),
{got:stray});let given=parseGivenOptions([...givenTexts(flags,"ref",text("history-ref")),...givenTexts(flags,"format",choice(
...FORMATS)),...givenTexts(flags,"benchmarks",text("pattern")),...givenTexts(flags,"since",text("measured-commit"))]),[out=null]=flags.
values.get("out")??[];return{ref:DEFAULT_HISTORY_REF,format:"text",benchmarks:null,since:null,...given,out}}function givenTexts({
values},name,schema){return(values.get(name)??[]).map(text2=>({name,schema,text:text2,location:atFlag(name)}))}function parseImportArgs(argv){
let flags=parseCommandFlags(argv,"history import"),given=parseGivenOptions(givenTexts(flags,"ref",historyRef)),{ref=DEFAULT_HISTORY_REF}=given,
[file,stray]=[...flags.positionals,...flags.command??[]];if(file===void 0)throw userError("no-import-file",about("comman\
d line"),{});if(stray!==void 0)throw userError("too-many-imports",about("command line"),{got:stray});return{ref,file}}var METHODS=[
"ranks","e-divisive"],WINDOWS={ranks:{from:10,to:1e6},"e-divisive":{from:2,to:1e3}};function windowOf({from,to}){return defineField(
"window",(text2,refuse)=>{let number=parseDecimal(text2);return number===null||!Number.isInteger(number)?refuse("value-u\
nreadable"):number>=from&&number<=to?number:refuse("value-outside",{from,to})})}var probability=defineField("alpha",(text2,refuse)=>{
let number=parseDecimal(text2);return number===null?refuse("value-unreadable"):number>0&&number<=1?number:refuse("value-\
outside",{above:0,to:1})}),share=defineField("share",(text2,refuse)=>{let number=parseDecimal(text2);return number===null||
number===1/0?refuse("value-unreadable"):number>=0?number:refuse("value-negative")});function parseChangePointsArgs(argv){
let flags=parseCommandFlags(argv,"history change-points"),methods=parseGivenOptions(givenTexts(flags,"method",choice(...METHODS))),
{method="ranks"}=methods,limits=parseGivenOptions([...givenTexts(flags,"window",windowOf(WINDOWS[method])),...givenTexts(
flags,"p",probability),...givenTexts(flags,"magnitude",share)]),[file,stray]=[...flags.positionals,...flags.command??[]];
if(file===void 0)throw userError("no-series-file",about("command line"),{});if(stray!==void 0)throw userError("too-many-\
series",about("command line"),{got:stray});return{method,file,limits}}export{parseHistoryArgs,parseImportArgs,parseChangePointsArgs};
