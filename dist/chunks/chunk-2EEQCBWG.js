import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var TEXT_LIMIT=120;var BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;var INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu;var BLANKS=/[\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;
function stripControls(text){return text.replaceAll(BREAKS," ").replaceAll(INVISIBLE,"").replaceAll(BLANKS,"")}function shorten(text,limit=TEXT_LIMIT){
const characters=[...text];return characters.length<=limit?text:`${characters.slice(0,limit-1).join("")}\u2026`}function visible(text,limit=TEXT_LIMIT){
const clean=stripControls(text).trim();return clean===""?"(no name)":shorten(clean,limit)}var GOT=["got","got"];var FAMILIES=[{unit:/(^|-)sec(\/|$)/,better:"lower",words:{verb:GOT,more:"slower",less:"faster",telling:true}},
{unit:/(^|-)allocs(\/|$)/,better:"lower",words:{verb:["makes","make"],more:"more allocations",less:"fewer allocations",telling:true}},
{unit:/(^|-)B\/(op|iter)$/,better:"lower",words:{verb:["allocates","allocate"],more:"more memory",less:"less memory",telling:true}},
{unit:/\/s(ec)?$/,better:"higher",words:{verb:["has","have"],more:"higher throughput",less:"lower throughput",telling:true}},
{unit:/(^|-)B$/,better:"lower",words:{verb:GOT,more:"larger",less:"smaller",telling:true}}];var OTHERWISE={verb:["is","a\
re"],more:"higher",less:"lower",telling:false};function wordsFor({unit,better}){return FAMILIES.find(family=>family.unit.
test(unit)&&family.better===better)?.words??OTHERWISE}function worseWord(subject){const words=wordsFor(subject);return subject.
better==="lower"?words.more:words.less}function counted(count,noun){return`${count.toLocaleString("en-US")} ${noun}${count===
1?"":"s"}`}function listed(items){const last=items.at(-1)??"";return items.length<2?last:`${items.slice(0,-1).join(", ")}\
 and ${last}`}export{TEXT_LIMIT,stripControls,visible,wordsFor,worseWord,counted,listed};
