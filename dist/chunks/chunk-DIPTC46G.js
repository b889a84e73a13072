import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MEASURABLE,_enum,array,findUnitWord,int,isMeasurable,number,splitUnit,strictObject,string,tidyUnit,union}from"./chunk-CCDTYZW3.js";var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}var MAX_LINE_LENGTH=1e4,MAX_TEXT_LENGTH=1e6,nameSchema=string().max(1e3),lineSchema=string().max(MAX_LINE_LENGTH),textSchema=string().
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
written}var known=new Map,MAX_KNOWN=100;function parseUnit(unit){let found=known.get(unit);if(found!==void 0)return found;let parsed=parseWords(
unit);return known.size===MAX_KNOWN&&known.clear(),known.set(unit,parsed),parsed}function parseWords(unit){let words=splitUnit(
unit),above=words.filter(token=>!token.inDenominator).map(({text})=>text),below=words.filter(token=>token.inDenominator).
map(({text})=>text),measures=above.map(findUnitWord).filter(word=>word?.inside),[measure]=measures.length===1?measures:[];
return{kind:measure==null?"other":measure.base==="sec"?"time":"size",factor:measure?.factor??1,numerator:above,denominator:below,
rate:below.some(isSecond)}}function isSecond(text){let word=findUnitWord(text);return word!==null&&word.base==="sec"&&word.
factor===1}var FRACTION_BITS=52n;function formatDecimals(value,decimals){if(value===0)return Object.is(value,-0)?`-${0 .toFixed(decimals)}`:0 .toFixed(decimals);
if(Math.abs(value)<1e21&&!isHalfway(value,decimals))return value.toFixed(decimals);if(Number.isNaN(value))return"NaN";let sign=value<
0?"-":"";if(!Number.isFinite(value))return sign==="-"?"-Inf":"+Inf";let{mantissa,exponent}=splitDouble(value),digits=multiplyByPowerOfTwo(
mantissa*10n**BigInt(decimals),exponent).toString().padStart(decimals+1,"0");return decimals===0?sign+digits:`${sign}${digits.
slice(0,-decimals)}.${digits.slice(-decimals)}`}function isHalfway(value,decimals){return Math.abs(value*2**(decimals+1))%
2===1}function splitDouble(value){let view=new DataView(new ArrayBuffer(8));view.setFloat64(0,value);let bits=view.getBigUint64(
0),field=Number(bits>>FRACTION_BITS&0x7ffn),fraction=bits&(1n<<FRACTION_BITS)-1n;return field===0?{mantissa:fraction,exponent:-1074}:
{mantissa:fraction|1n<<FRACTION_BITS,exponent:field-1+-1074}}function multiplyByPowerOfTwo(integer,exponent){if(exponent>=
0)return integer<<BigInt(exponent);let shift=BigInt(-exponent),quotient=integer>>shift,rest=integer-(quotient<<shift),half=1n<<
shift-1n;return rest>half||rest===half&&(quotient&1n)===1n?quotient+1n:quotient}var MAX_NUMBER_LENGTH=12,UNKNOWN="?";function formatCompact(value,decimals,suffix=""){let text=formatDecimals(value,decimals)+
suffix;return Number.isFinite(value)&&text.length<=MAX_NUMBER_LENGTH?text:formatExponential(value,suffix)}function formatWithSign(value,decimals,suffix=""){
let text=formatCompact(value,decimals,suffix);return Number.isNaN(value)||text.startsWith("-")?text:`+${text.length<MAX_NUMBER_LENGTH?
text:formatExponential(value,suffix)}`}function formatExponential(value,suffix=""){return Number.isNaN(value)?UNKNOWN:(Number.
isFinite(value)?value.toExponential(2):`${value<0?"-":""}\u221E`)+suffix}var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]);function unitDescriptionOf(unit){let base=tidyUnit(
unit).unit,{kind,rate}=parseUnit(base),known2=KNOWN_UNITS.get(base);return{...known2??{dimension:base,better:rate?"highe\
r":"lower",exact:!1},guessed:known2===void 0,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}}function hasBinaryPrefix(unit){
return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="MB"||text==="bytes"))}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text))return!1;let epochMs=Date.parse(`${text}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}var DECIMAL=["T","G","M","k","","m","\xB5","n"].flatMap((prefix,index)=>{let power=12-3*index,value=digits=>+`${digits}e${power}`,
factor=value("1");return[{from:value("99.995"),decimals:1,factor,prefix},{from:value("9.9995"),decimals:2,factor,prefix},
{from:value("0.99995"),decimals:3,factor,prefix}]}),BINARY=["Ti","Gi","Mi","Ki",""].flatMap((prefix,index)=>{let factor=2**
(40-10*index);return[{from:99.995*factor,decimals:1,factor,prefix},{from:9.9995*factor,decimals:2,factor,prefix},{from:.99995*
factor,decimals:3,factor,prefix}]}),SMALL_STEPS=[-1,-2,-3,-4,-5,-6,-7,-8].map(power=>+`9.9995e${power}`),NO_SCALE={decimals:3,
factor:1,prefix:""};function makeRowFormatter(values,unit){let kind=hasBinaryPrefix(unit)?"binary":"decimal",common=commonScale(
values,kind);return value=>formatAtScale(value,common)??formatAtScale(value,commonScale([value],kind))??formatExponential(
value)}function formatAtScale(value,{decimals,factor,prefix}){let quotient=value/factor,text=formatDecimals(quotient,decimals)+
prefix;return Number.isFinite(quotient)&&text.length<=MAX_NUMBER_LENGTH?text:null}function commonScale(values,kind){let steps=kind===
"binary"?BINARY:DECIMAL,smallest=smallestMagnitude(values);if(smallest===0)return NO_SCALE;for(let index=0;index<steps.length;index+=
1)if(smallest>=steps[index].from)return steps[index];let{factor,prefix}=steps.at(-1),found=SMALL_STEPS.findIndex(from=>smallest/
factor>=from);return{decimals:3+(found<0?SMALL_STEPS.length-1:found),factor,prefix}}function smallestMagnitude(values){let smallest=0;
for(let value of values){let magnitude=Math.abs(value);magnitude!==0&&(smallest===0||magnitude<smallest)&&(smallest=magnitude)}
return smallest}var WRITTEN_OUT={time:1,size:1024,other:1e5};function formatQuantity(value,unit){let{kind,factor,rate}=parseUnit(
unit),written=factor===1?kind:"other",number2=Number.isInteger(value)&&Math.abs(value)<WRITTEN_OUT[written]?String(value):
makeRowFormatter([value],unit)(value);return unit==="count"||unit==="allocs/op"?number2:unit==="1/s"?`${number2}/s`:written===
"other"?`${number2} ${unit}`:number2+(written==="time"?"s":"B")+(rate?"/s":"")}export{nameSchema,lineSchema,textSchema,shaSchema,valueSchema,PROFILE_FORMAT_IDS,COMMAND_NAME,COUNTED,MAX_PROFILE_RUNS,profileSettingSchema,
writtenCommandSchema,resolveCommands,nameCommands,scriptOf,RESULT_SETTING_KEYS,listChangedSettings,parseUnit,dayOf,isDay,
daysUntil,formatDecimals,MAX_NUMBER_LENGTH,formatCompact,formatWithSign,unitDescriptionOf,makeRowFormatter,formatQuantity,
REPORT_FORMATS,COMPARE_FORMATS,isTableFormat};
