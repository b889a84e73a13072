import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{runSubcommand}from"./chunk-FG6WKGDS.js";import"./chunk-DJRTDNZW.js";import"./chunk-EZ6UJ7ST.js";
import{alignFiles,makeTouchedCheck,profileFormatIds,readProfile}from"./chunk-KAM4U67R.js";import{renderProfileHtml}from"./chunk-D3SSFH2G.js";
import"./chunk-FAXZX5QC.js";import{formatDeltaInterval,formatOrigin,formatProfileDelta,formatProfileValue,formatTotals,
listProfileNotes,prepareOutFile,writeOut}from"./chunk-TJVXSQ4U.js";import"./chunk-AZRTJBVI.js";import{attributeChange,
makeTerminalHost,mergeTrees}from"./chunk-THDOESCH.js";import{readProfileFile}from"./chunk-IKSPXGBE.js";import{
formatCount}from"./chunk-ET2FACDU.js";import{cleanUntrustedText}from"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";
import{parseCommandFlags,parseGivenOptions}from"./chunk-K7U33ATV.js";import{choice,flagsOf}from"./chunk-KG3JJBVT.js";
import{userError}from"./chunk-4Q6QMYTI.js";import{about,atFlag}from"./chunk-EORH2WXK.js";import"./chunk-E4HB5Y7J.js";import{resolve}from"node:path";function renderProfileJson({unit,base,head,functions}){let value={unit,base:round(base),head:round(head),functions:functions.
map(({name,file,deltaSelf,low,high,touched})=>({name,file,deltaSelf:round(deltaSelf),low:low===null?null:round(low),high:high===
null?null:round(high),touched}))};return`${JSON.stringify(value,null,1)}
`}function round(value){return Number(value.toPrecision(12))}var MAX_SHOWN=20,NAME_WIDTH=60,FILE_WIDTH=50;function renderProfileText(attribution){let{functions}=attribution;return`${[
`${formatTotals(attribution)}
${formatOrigin(attribution)}`,renderTable("grew",functions.filter(({deltaSelf})=>deltaSelf>0),attribution),renderTable("\
shrank",functions.filter(({deltaSelf})=>deltaSelf<0).toReversed(),attribution),...listProfileNotes(attribution)].filter(
section=>section!==null).join(`

`)}
`}function renderTable(verb,functions,{unit}){if(functions.length===0)return null;let touched=functions.filter(one=>one.
touched),shown=[...touched,...functions.filter(one=>!one.touched)].slice(0,MAX_SHOWN),hasIntervals=shown.some(({low})=>low!==
null),titles=["own time",...hasIntervals?["interval"]:[],"base","head","function","file"],rows=shown.map(one=>formatRow(
one,unit,hasIntervals)),more=functions.length-shown.length,note=touched.length===0?"":`, ${touched.length} of them in fi\
les of this change, shown first`;return[`${formatCount(functions.length,"function")} ${verb}${note}:`,...alignColumns([titles,
...rows]).map(line=>`  ${line}`),...more>0?[`  and ${more.toLocaleString("en-US")} more; --format json has all of them`]:
[]].join(`
`)}function formatRow(one,unit,hasIntervals){let{name,file,base,head,deltaSelf}=one,place=file===null?"":cleanUntrustedText(
file,Number.POSITIVE_INFINITY);return[formatProfileDelta(deltaSelf,unit),...hasIntervals?[formatDeltaInterval(one,unit)??
""]:[],formatProfileValue(base,unit),formatProfileValue(head,unit),cleanUntrustedText(name,NAME_WIDTH),place.length>FILE_WIDTH?
`\u2026${place.slice(1-FILE_WIDTH)}`:place]}function alignColumns(rows){let count=rows[0].length,widths=rows[0].map((_,column)=>Math.
max(...rows.map(row=>[...row[column]].length)));return rows.map(row=>row.map((cell,column)=>{let gap=" ".repeat(widths[column]-
[...cell].length);return column<count-2?gap+cell:cell+gap}).join("  ").trimEnd())}var ESCAPES={a:"\x07",b:"\b",t:"	",n:`
`,v:"\v",f:"\f",r:"\r",'"':'"',"\\":"\\"},QUOTED=/^"((?:[^"\\]|\\[abtnvfr"\\]|\\[0-3][0-7]{2})*)"$/;function unquoteGitPath(text){
let inner=QUOTED.exec(text)?.[1];if(inner===void 0)return text;let pieces=inner.match(/\\[0-3][0-7]{2}|\\.|[^\\]+/g)??[];
return Buffer.concat(pieces.map(bytesOf)).toString("utf8")}function bytesOf(piece){if(!piece.startsWith("\\"))return Buffer.
from(piece);let character=ESCAPES[piece.slice(1)];return character===void 0?Buffer.from([Number.parseInt(piece.slice(1),
8)]):Buffer.from(character)}var FORMATS=["text","html","json"],MAX_FILES=100;function parseProfileDiffArgs(argv){let middle=argv.indexOf("--"),base=parseCommandFlags(
middle===-1?argv:argv.slice(0,middle),"profile diff"),after=middle===-1?[]:argv.slice(middle+1),head=parseCommandFlags(after,
"profile diff"),valuesOf=name=>[...base.values.get(name)??[],...head.values.get(name)??[]];for(let{name}of flagsOf("prof\
ile diff")){let[,repeated]=valuesOf(name);if(repeated!==void 0)throw userError("flag-repeated",atFlag(name),{got:repeated})}
let heads=[...head.positionals,...head.command??[]];for(let[side,files]of[["base",base.positionals],["head",heads]]){if(files.
length===0)throw userError("profile-files-missing",about("command line"),{side});if(files.length>MAX_FILES)throw userError(
"profile-files-too-many",about("command line"),{got:files.length,max:MAX_FILES})}let given=valuesOf("format").map(text=>({
name:"format",schema:choice(...FORMATS),text,location:atFlag("format")})),{format="text"}=parseGivenOptions(given);return{
base:base.positionals,head:heads,format,inputFormat:valuesOf("input-format")[0]??"auto",out:valuesOf("out")[0]??null,touched:(valuesOf(
"touched")[0]??"").split(`
`).flatMap(line=>unquoteGitPath(line.trim())||[])}}async function diffProfiles(argv){let options=parseProfileDiffArgs(argv);checkFormat(options.inputFormat);let host=makeTerminalHost(
{isQuiet:!0}),out=options.out===null?null:resolve(options.out);out!==null&&await prepareOutFile(host,out);let sides=alignFiles(
{base:await readProfiles(options.base,options.inputFormat),head:await readProfiles(options.head,options.inputFormat)}),text=render(
sides,options);return out===null?process.stdout.write(text):await writeOut(host,out,text),0}function checkFormat(id){if(!(id===
"auto"||profileFormatIds.includes(id)))throw userError("profile-format-unknown",atFlag("input-format"),{got:id,known:[...profileFormatIds]})}
async function readProfiles(paths,format){let profiles=[];for(let path of paths)profiles.push(readProfile({path,bytes:await readProfileFile(
path,67108864)},format));return profiles}function render(sides,{format,touched}){let attribution=attributeChange(sides,{
isTouched:makeTouchedCheck(touched)});return format==="json"?renderProfileJson(attribution):format==="text"?renderProfileText(
attribution):renderProfileHtml(attribution,mergeTrees(sides))}var SUBCOMMANDS={diff:{usage:"profile diff BASE\u2026 -- HEAD\u2026 [--format text|html|json]",does:"compare profiles of\
 two builds: which functions take more or less time",run:diffProfiles}};async function profile(argv){return runSubcommand(
"profile",SUBCOMMANDS,argv)}export{profile};
