import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var GOT=["got","got"],FAMILIES=[{unit:/(^|-)sec(\/|$)/,better:"lower",words:{verb:GOT,more:"slower",less:"faster",telling:!0}},
{unit:/(^|-)allocs(\/|$)/,better:"lower",words:{verb:["makes","make"],more:"more allocations",less:"fewer allocations",telling:!0}},
{unit:/(^|-)B\/(op|iter)$/,better:"lower",words:{verb:["allocates","allocate"],more:"more memory",less:"less memory",telling:!0}},
{unit:/\/s(ec)?$/,better:"higher",words:{verb:["has","have"],more:"higher throughput",less:"lower throughput",telling:!0}},
{unit:/(^|-)B$/,better:"lower",words:{verb:GOT,more:"larger",less:"smaller",telling:!0}}],OTHERWISE={verb:["is","are"],more:"\
higher",less:"lower",telling:!1};function changeWordsOf({unit,better}){return FAMILIES.find(family=>family.unit.test(unit)&&
family.better===better)?.words??OTHERWISE}function worseWordOf(subject){let words=changeWordsOf(subject);return subject.
better==="lower"?words.more:words.less}function formatCount(count,noun){return`${count.toLocaleString("en-US")} ${noun}${count===
1?"":"s"}`}function lowerFirst(sentence){return sentence.charAt(0).toLowerCase()+sentence.slice(1)}function formatList(items){
let last=items.at(-1)??"";return items.length<2?last:`${items.slice(0,-1).join(", ")} and ${last}`}function groupLabelOf({
command,group}){let parts=[command,group].filter(part=>part!==null);return parts.length===0?null:parts.join(": ")}export{changeWordsOf,worseWordOf,formatCount,lowerFirst,formatList,groupLabelOf};
