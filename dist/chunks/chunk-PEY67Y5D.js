import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{GO_SPACE,tidy}from"./chunk-I2C4VAIP.js";var BAD_BYTE=-1;var SPACE=new RegExp(`[${GO_SPACE}]`);var GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;function characterAt(text,at){
const first=text.charCodeAt(at);if(first<128)return first;const size=sizeFromLead(first);if(size===0||at+size>text.length)
return BAD_BYTE;let code=first&127>>size;for(let index=at+1;index<at+size;index+=1){const byte=text.charCodeAt(index);if((byte&
192)!==128)return BAD_BYTE;code=code<<6|byte&63}return sizeOf(code)===size&&!isSurrogate(code)&&code<=1114111?code:BAD_BYTE}
function sizeOf(code){if(code<128)return 1;if(code<2048)return 2;return code<65536?3:4}function charactersOf(text){const found=[];
for(let at=0;at<text.length;){const code=characterAt(text,at);found.push(code===BAD_BYTE?65533:code);at+=sizeOf(code)}return found}
function encodeCharacter(code){if(code>1114111||isSurrogate(code))return null;return Buffer.from(String.fromCodePoint(code)).
toString("latin1")}function isSpace(code){return code>=0&&code<=65535&&SPACE.test(String.fromCharCode(code))}function isGraphic(code){
return code===BAD_BYTE||GRAPHIC.test(String.fromCodePoint(code))}function sizeFromLead(byte){if(byte<192)return 0;if(byte<
224)return 2;if(byte<240)return 3;return byte<248?4:0}function isSurrogate(code){return code>=55296&&code<=57343}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/;function width(bytes){if(!BEYOND_ASCII.test(bytes))return bytes.
length;let count=0;for(let at=0;at<bytes.length;count+=1){at+=bytes.charCodeAt(at)<128?1:sizeOf(characterAt(bytes,at))}return count}
function isBlank(bytes){for(let at=0;at<bytes.length;){if(!startsWithSpace(bytes,at))return false;at+=sizeOf(characterAt(
bytes,at))}return true}function startsWithSpace(bytes,at=0){const first=bytes.charCodeAt(at);return!(first>32&&first<127)&&
at<bytes.length&&isSpace(characterAt(bytes,at))}function metricUnit(metric,unit){const name=`${metric}-${unit}`;const isPlain=metric==="value"||tidy(metric).unit===unit||
tidy(name).unit!==name;return isPlain?unit:name}export{BAD_BYTE,characterAt,sizeOf,charactersOf,encodeCharacter,isSpace,isGraphic,toBytes,fromBytes,width,isBlank,metricUnit};
