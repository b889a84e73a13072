import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{_enum,array,int,number,strictObject,string,union}from"./action-compare-report-explain-error-formats-github-client-help-history-html-measuring-parse-report-validate.js";var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude=Math.
abs(value);return magnitude===0||magnitude>=1e-30&&magnitude<=1e30}var MAX_LINE_LENGTH=1e4,MAX_TEXT_LENGTH=1e6,nameSchema=string().max(1e3),lineSchema=string().max(MAX_LINE_LENGTH),textSchema=string().
max(MAX_TEXT_LENGTH),shaSchema=string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/,"must be a full commit SHA"),valueSchema=number().
refine(isMeasurable,`a value must be ${MEASURABLE}`);var PROFILE_FORMAT_IDS=["pprof","perf-script","collapsed","cpuprofile","speedscope","callgrind"];var COMMAND_NAME=/^[A-Za-z0-9._/-]{1,100}$/,COUNTED=["instructions"],MAX_PROFILE_RUNS=100,profileSettingSchema=strictObject(
{command:textSchema,format:_enum(["auto",...PROFILE_FORMAT_IDS]),runs:int().min(1).max(MAX_PROFILE_RUNS)}),ownCommandSchema=strictObject(
{name:string().regex(COMMAND_NAME).optional(),command:textSchema,workingDirectory:lineSchema.optional(),format:nameSchema.
optional(),outputFile:lineSchema.nullable().optional(),count:_enum(COUNTED).optional(),profile:profileSettingSchema.optional(),
paths:array(lineSchema).optional(),dependsOn:array(lineSchema).optional()}),writtenCommandSchema=union([textSchema,ownCommandSchema]);
function resolveCommands(written,defaults){let names=nameCommands(written);return written.map((one,index)=>{let own=toOwnCommand(
one);return{name:names[index],script:own.command,workingDirectory:own.workingDirectory??defaults.workingDirectory,format:own.
format??defaults.format,outputFile:own.outputFile===void 0?defaults.outputFile:own.outputFile,count:own.count??defaults.
count,profile:own.profile??defaults.profile,paths:own.paths??defaults.paths,dependsOn:own.dependsOn??defaults.dependsOn}})}
function nameCommands(commands){return commands.map((one,index)=>toOwnCommand(one).name??(commands.length===1?null:`comm\
and ${index+1}`))}function scriptOf(written){return toOwnCommand(written).command}var RESULT_SETTINGS={name:own=>own.name,
command:own=>own.command,"working-directory":own=>own.workingDirectory,format:own=>own.format,"output-file":own=>own.outputFile},
RESULT_SETTING_KEYS=Object.keys(RESULT_SETTINGS);function listChangedSettings(one,other){return RESULT_SETTING_KEYS.flatMap(
key=>{let[before,after]=[one,other].map(written=>RESULT_SETTINGS[key](toOwnCommand(written)));return before===after?[]:{
key,one:before??null,other:after??null}})}function toOwnCommand(written){return typeof written=="string"?{command:written}:
written}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text))return!1;let epochMs=Date.parse(`${text}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}export{SIDES,MEASURABLE,isMeasurable,nameSchema,lineSchema,textSchema,shaSchema,valueSchema,PROFILE_FORMAT_IDS,COMMAND_NAME,
COUNTED,MAX_PROFILE_RUNS,profileSettingSchema,writtenCommandSchema,resolveCommands,nameCommands,scriptOf,RESULT_SETTING_KEYS,
listChangedSettings,dayOf,isDay,daysUntil};
