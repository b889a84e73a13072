import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{formatChange}from"./chunk-EQEZDKD4.js";import{PLAIN_FORMATTER,asUntrustedText,cleanUntrustedText,formatCount,
formatRichText,richText}from"./chunk-HURJGMCU.js";import{formatQuantity}from"./chunk-DIPTC46G.js";var MAX_LENGTH=60;function formatProfileValue(value,unit){let text=unit==="ns"?formatQuantity(value/1e9,"sec"):formatQuantity(
value,unit);return unit==="ns"?text:cleanUntrustedText(text,MAX_LENGTH)}function formatProfileDelta(value,unit){return`${value>
0?"+":""}${formatProfileValue(value,unit)}`}function formatTotals({unit,base,head}){return`base ${formatProfileValue(base,unit)}, head ${formatProfileValue(head,unit)}\
 (${formatChange(head/base-1)})`}var FLAME_PAGE_TITLE="Which function changed";function formatFunctionCount(changed,touched){
let note=touched===0?"":`, ${touched} in files of this change, shown first`;return`${formatCount(changed,"function")} ch\
anged${note}`}function formatDeltaInterval({low,high},unit){return low===null||high===null?null:`${formatProfileDelta(low,
unit)} to ${formatProfileDelta(high,unit)}`}function formatProfileCount({base,head}){return base===head?`${formatCount(base,
"profile")} a side`:`${formatCount(base,"profile")} of base and ${head} of head`}function formatOrigin({runs,samples}){let profiles=formatProfileCount(
runs);return samples===null?profiles:`${profiles}, ${formatCount(samples.base,"sample")} of base, ${samples.head.toLocaleString(
"en-US")} of head`}function explainNoFunction({reason,strongest,runs},{source,formatDelta,option}){if(strongest===null)return richText`No function is named: the profiles of both sides do not differ${source}.`;
let start=richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta(
strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;return reason==="few-samples"?richText`${start} If it is real, ${formatCount(
runs??0,"profile")} a side would show it${option}.`:richText`${start} More profiles would hardly help.`}function listProfileNotes(attribution){
let{unnamed,unit}=attribution,silence=unnamed&&explainNoFunction(unnamed,{source:"",formatDelta:value=>richText`${formatProfileDelta(
value,unit)}`,option:[]});return[silence&&formatRichText(silence,PLAIN_FORMATTER),warnOfOneRun(attribution),warnOfSpread(
attribution)].filter(note=>note!==null)}function warnOfOneRun({runs,functions}){return runs.base>1&&runs.head>1||functions.
length===0?null:"One profile on a side does not show its noise. Give several profiles of each side to get intervals."}var LARGE_SPREAD=.1;
function warnOfSpread({spread}){return spread===null||spread<LARGE_SPREAD?null:`The totals of the runs differ by ${Math.
round(100*spread)} % (standard deviation), which widens all intervals. Give each run the same work, on a machine that do\
es nothing else.`}export{formatProfileValue,formatProfileDelta,formatTotals,FLAME_PAGE_TITLE,formatFunctionCount,formatDeltaInterval,formatProfileCount,
formatOrigin,explainNoFunction,listProfileNotes};
