import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var HEADER=/^(version|creator|pid|cmd|part|desc|events?|positions|thread|totals|summary|rcalls)\s*:(.*)$/s;function parseCallgrindHeader(line){
let[,key,value=""]=HEADER.exec(line)??[];return key===void 0?null:{key,value:value.trim()}}function splitWords(text){return text.
trim().split(/\s+/)}function parseCost(text){return/^\d{1,18}$/.test(text)?Number(text):Number.NaN}export{parseCallgrindHeader,splitWords,parseCost};
