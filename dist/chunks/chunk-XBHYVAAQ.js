import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RE2JS}from"./chunk-GJUBWR4Q.js";var TOKENS=/\*\*\/|\*\*|\*|\?|[^*?]+/g,WILDCARDS=new Map([["**/","(?:.*/)?"],["**",".*"],["*","[^/]*"],["?","[^/]"]]);function compilePattern(glob){
if(!/[*?]/.test(glob))return text=>text===glob;let source=glob.replaceAll(TOKENS,token=>WILDCARDS.get(token)??RE2JS.quote(
token)),expression=RE2JS.compile(`(?s)${source}`);return text=>expression.testExact(text)}function compileOrderedPatterns(globs){
let rules=globs.map(glob=>{let excludes=glob.startsWith("!");return{excludes,matches:compilePattern(excludes?glob.slice(
1):glob)}}),isInsideByDefault=rules[0]?.excludes??!0;return path=>{let last=rules.findLast(({matches})=>matches(path));return last===
void 0?isInsideByDefault:!last.excludes}}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.startsWith(
"!")).map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(1)));return names=>(includes.
length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(matches))}export{compilePattern,compileOrderedPatterns,compilePatterns};
