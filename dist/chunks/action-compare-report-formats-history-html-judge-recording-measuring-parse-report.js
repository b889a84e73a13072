import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var DOS_PAGES={cp437:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\
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
length-left.length).join("|")}function repairSigns(text){if(Buffer.byteLength(text)===text.length&&!(text.includes("?")&&
/[\d(] ?\?{1,2}s/.test(text)))return text;let{pattern,signs}=repairs(),repaired=text.replaceAll(pattern,(sign,...rest)=>{
let{micro,deviation,mark}=rest.at(-1);return micro!==void 0?MICRO:deviation!==void 0?"\xB1":mark!==void 0?"":signs.get(sign)??
sign});return repaired===text?text:repairSigns(repaired)}function repairUnit(unit){return/[^\x00-\x7f]/.test(unit)?repairSigns(
`"${unit}`).slice(1):unit}function isGarbledUnit(unit){return!/^[\w/%.-]*$/.test(unit)&&/(?:^|[^\p{L}\p{N}])(?:[^\x00-\x7f]{1,8}|\?{1,2})s(?:ec(?:ond)?s?)?(?![\p{L}\p{N}])/u.
test(unit)&&!/[µμ]s/.test(unit)}var UTF16_BYTE_PAIRS_LOOKED_AT=64,HIGH=new Set([0,37]);function decodeText(bytes){let{buffer,byteOffset,length}=bytes,plain=Buffer.
from(buffer,byteOffset,length).toString("latin1");if(Buffer.byteLength(plain)===length&&!plain.includes("\0"))return plain;
let encoding=encodingOf(bytes),end=endOfPart(bytes,encoding),decoded=new TextDecoder(encoding).decode(end<bytes.length?bytes.
subarray(0,end):bytes);return end<bytes.length?decoded+decodeText(bytes.subarray(end)):decoded}var LINE_FEED=10;function endOfPart(bytes,encoding){
if(encoding==="utf-8"&&!bytes.includes(255))return bytes.length;let isStart=encoding==="utf-8"?isUtf16Mark:startsOtherPart,
after=encoding==="utf-16le"?2:1;for(let at=bytes.indexOf(LINE_FEED);at>=0;at=bytes.indexOf(LINE_FEED,at+1)){let start=at+
after;if((encoding==="utf-8"||start%2===0)&&isStart(bytes,start))return start}return bytes.length}function isUtf16Mark(bytes,at){
return bytes[at]===255&&bytes[at+1]===254||bytes[at]===254&&bytes[at+1]===255}function startsOtherPart(bytes,start){if(isUtf16Mark(
bytes,start))return!0;let lineFeed=bytes.indexOf(LINE_FEED,start),end=lineFeed<0?bytes.length:lineFeed;return end-start>
4&&bytes[end+1]!==0&&!bytes.subarray(start,end).includes(0)}function encodingOf(bytes){let[first,second]=bytes;if(first===
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
[name,name.slice(0,-suffix.length)]:[name]}export{gomaxprocsSuffixOf,findSharedSuffix,listNameVariants,repairUnit,isGarbledUnit,decodeText,cleanText,splitLines,countLineFeeds,
truncateFirstLine,truncate};
