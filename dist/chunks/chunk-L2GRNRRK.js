import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS,quoteText}from"./chunk-NK3RRWT3.js";import{MAX_NUMBER_LENGTH,formatCompact}from"./chunk-3K2ZOJN5.js";var TEXT_LIMIT=120,BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu,INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu,BLANKS=new RegExp(`[${BLANK_LETTERS}\
]`,"gu"),PLAIN=/^[ -~]*$/;function stripControls(text){return PLAIN.test(text)?text:text.replaceAll(BREAKS," ").replaceAll(
INVISIBLE,"").replaceAll(BLANKS,"")}function shorten(text,limit=TEXT_LIMIT){if(text.length<=limit)return text;let characters=[
...text];return characters.length>limit?`${characters.slice(0,limit-1).join("")}\u2026`:text}function cleanUntrustedText(text,limit=TEXT_LIMIT){
let clean=stripControls(text).trim();return clean===""?"(no name)":shorten(clean,limit)}function quoteUntrustedText(text,limit=TEXT_LIMIT){
return quoteText(cleanUntrustedText(text,limit))}var GOT=["got","got"],MAKES=["makes","make"],ALLOCATES=["allocates","allocate"],HAS=["has","have"],FAMILIES=[{unit:/(^|-)sec(\/|$)/,
better:"lower",verb:GOT,more:"slower",less:"faster"},{unit:/(^|-)allocs(\/|$)/,better:"lower",verb:MAKES,more:"more allo\
cations",less:"fewer allocations"},{unit:/(^|-)B\/(op|iter)$/,better:"lower",verb:ALLOCATES,more:"more memory",less:"les\
s memory"},{unit:/\/s(ec)?$/,better:"higher",verb:HAS,more:"higher throughput",less:"lower throughput"},{unit:/(^|-)B$/,
better:"lower",verb:GOT,more:"larger",less:"smaller"}],OTHERWISE={verb:["is","are"],more:"higher",less:"lower",isClear:!1};
function changeWordsOf({unit,better}){let family=FAMILIES.find(one=>one.unit.test(unit)&&one.better===better);return family===
void 0?OTHERWISE:{...family,isClear:!0}}function worseWordOf(subject){let words=changeWordsOf(subject);return subject.better===
"lower"?words.more:words.less}function formatCount(count,noun){return`${count.toLocaleString("en-US")} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence){return sentence.charAt(0).toLowerCase()+sentence.slice(1)}function formatList(items,limit){
let shown=shortenList(items,limit),last=shown.at(-1)??"";return shown.length<2?last:`${shown.slice(0,-1).join(", ")} and\
 ${last}`}function shortenList(items,limit=items.length,total=items.length){let shown=items.slice(0,limit),rest=total-shown.
length;return rest===0?shown:[...shown,`${rest.toLocaleString("en-US")} more`]}function groupLabelOf({command,group}){let parts=[
command,group].filter(part=>part!==null);return parts.length===0?null:parts.join(": ")}var LIMIT_DIGITS=12;function formatPercent(ratio){let value=ratio*100,written=`${Number(value.toPrecision(LIMIT_DIGITS))}\
%`;return Number.isFinite(value)&&written.length<=MAX_NUMBER_LENGTH?written:formatCompact(value,2,"%")}function formatMargin(ratio){
return formatCompact(ratio*100,ratio<.0995?1:0,"%")}function formatWholePercent(ratio){return formatCompact(ratio*100,0,
"%")}var PLAIN_FORMATTER={plain:text=>text,strong:text=>text,code:text=>formatPlainCode(text),untrusted:text=>quoteUntrustedText(
text)},UNCUT_FORMATTER={...PLAIN_FORMATTER,code:text=>formatPlainCode(text,Number.POSITIVE_INFINITY),untrusted:text=>quoteUntrustedText(
text,Number.POSITIVE_INFINITY)};function formatPlainCode(text,limit){return text.includes("`")?quoteUntrustedText(text,limit):
`\`${cleanUntrustedText(text,limit)}\``}function richText(texts,...values){return texts.flatMap((text,index)=>{let value=values[index]??
"";return[text,...isRichText(value)?value:[typeof value=="number"?String(value):value]]}).filter(piece=>piece!=="")}function emphasise(text){
return{strong:text}}function asCode(text){return{code:text}}function asUntrustedText(text){return{untrusted:text}}function formatRichText(words,formatter){
return words.map(piece=>typeof piece=="string"?formatter.plain(piece):"strong"in piece?formatter.strong(piece.strong):"c\
ode"in piece?formatter.code(piece.code):formatter.untrusted(piece.untrusted)).join("")}function isRichText(value){return Array.
isArray(value)}export{formatPercent,formatMargin,formatWholePercent,TEXT_LIMIT,stripControls,shorten,cleanUntrustedText,quoteUntrustedText,
PLAIN_FORMATTER,UNCUT_FORMATTER,richText,emphasise,asCode,asUntrustedText,formatRichText,changeWordsOf,worseWordOf,formatCount,
lowerFirst,formatList,shortenList,groupLabelOf};
