import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RE2JS}from"./chunk-OABH57P3.js";import{lineSchema,nameSchema}from"./chunk-DIPTC46G.js";import{NEVER,_enum,
array,int,literal,number,object,string,unknown}from"./chunk-CCDTYZW3.js";var TOKENS=/\*\*\/|\*\*|\*|\?|[^*?]+/g,WILDCARDS=new Map([["**/","(?:.*/)?"],["**",".*"],["*","[^/]*"],["?","[^/]"]]);function compilePattern(glob){
if(!/[*?]/.test(glob))return text=>text===glob;let source=glob.replaceAll(TOKENS,token=>WILDCARDS.get(token)??RE2JS.quote(
token)),expression=RE2JS.compile(`(?s)${source}`);return text=>expression.testExact(text)}function compileOrderedPatterns(globs){
let rules=globs.map(glob=>{let excludes=glob.startsWith("!");return{excludes,matches:compilePattern(excludes?glob.slice(
1):glob)}}),isInsideByDefault=rules[0]?.excludes??!0;return path=>{let last=rules.findLast(({matches})=>matches(path));return last===
void 0?isInsideByDefault:!last.excludes}}function compilePatterns(globs){let includes=globs.filter(glob=>!glob.startsWith(
"!")).map(compilePattern),excludes=globs.filter(glob=>glob.startsWith("!")).map(glob=>compilePattern(glob.slice(1)));return names=>(includes.
length===0||includes.some(matches=>names.some(matches)))&&!excludes.some(matches=>names.some(matches))}var MAX_RUN_BYTES=8*1024*1024,MAX_ROWS=2e4,MAX_LOG_RATIO=100,objectIdSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,
"must be a full object id"),storedRowSchema=object({command:nameSchema.nullable(),group:nameSchema.nullable(),name:nameSchema,
metric:nameSchema,better:_enum(["lower","higher"]),logRatio:number().min(-MAX_LOG_RATIO).max(MAX_LOG_RATIO),standardError:number().
min(0).max(MAX_LOG_RATIO),n:int().min(1),from:number(),to:number()});function readStoredRow(value){if(typeof value!="obj\
ect"||value===null||Array.isArray(value))return null;let{command,group,name,metric,better,logRatio,standardError,n,from,
to}=value;return(command===null||isName(command))&&(group===null||isName(group))&&isName(name)&&isName(metric)&&(better===
"lower"||better==="higher")&&isBetween(logRatio,-MAX_LOG_RATIO,MAX_LOG_RATIO)&&isBetween(standardError,0,MAX_LOG_RATIO)&&
Number.isSafeInteger(n)&&n>=1&&Number.isFinite(from)&&Number.isFinite(to)?{command,group,name,metric,better,logRatio,standardError,
n,from,to}:null}function isName(value){return typeof value=="string"&&value.length<=1e3}function isBetween(value,least,most){
return typeof value=="number"&&value>=least&&value<=most}var DAY="\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])",TIME="\
[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-][0-2]\\d:?[0-5]\\d)",DAY_OR_TIME=new RegExp(`^${DAY}(?:T${TIME})\
?$`),momentSchema=string().transform((text,{addIssue})=>{let time=DAY_OR_TIME.test(text)&&isDay(text.slice(0,10))?new Date(
text):null;return time!==null&&!Number.isNaN(time.getTime())?text.includes("T")?time.toISOString():text:(addIssue({code:"\
custom",message:"must be a day or a time with its zone, such as 2026-11-20T10:00:00Z"}),NEVER)});function isDay(text){return new Date(
`${text}T00:00:00Z`).toISOString().startsWith(text)}var factSchema=schema=>schema.optional().catch(void 0),treeSchema=object(
{tree:objectIdSchema,commit:objectIdSchema,subject:lineSchema.optional(),committedAt:factSchema(momentSchema)}),runSchema=object(
{version:literal(1),from:treeSchema,to:treeSchema,at:momentSchema,workflowRun:int().min(1).optional(),runner:object({os:factSchema(
nameSchema),architecture:factSchema(nameSchema),cpu:factSchema(nameSchema),cores:factSchema(int().min(0).max(1e6)),image:factSchema(
nameSchema)}),rows:array(unknown()).max(MAX_ROWS)});function readStoredRun(value){let parsed=runSchema.safeParse(value);
if(!parsed.success)return explainIssue(parsed.error,[]);let rows=[];for(let[index,unread]of parsed.data.rows.entries()){
let row=readStoredRow(unread);if(row===null)return explainIssue(storedRowSchema.safeParse(unread).error,["rows",index]);
rows.push(row)}return{...parsed.data,rows}}function explainIssue(error,place){let[issue]=error?.issues??[];return`${[...place,
...issue?.path??[]].join(".")}: ${issue?.message??"invalid"}`}function xorshift32(seed){let state=seed|0;return()=>(state^=state<<13,state^=state>>>17,state^=state<<5,state>>>0)}export{compilePattern,compileOrderedPatterns,compilePatterns,xorshift32,MAX_RUN_BYTES,MAX_ROWS,readStoredRow,readStoredRun};
