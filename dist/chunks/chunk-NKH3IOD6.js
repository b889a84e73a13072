import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var REPORT_FORMATS=["text","markdown","html","json","csv","junit"],COMPARE_FORMATS=REPORT_FORMATS.filter(format=>format!==
"html");function isTableFormat(format){return format==="text"||format==="csv"}function dayOf(epochMs){return new Date(epochMs).toISOString().slice(0,10)}function isDay(text){if(!/^\d{4}-\d{2}-\d{2}$/.
test(text))return!1;let epochMs=Date.parse(`${text}T00:00:00Z`);return!Number.isNaN(epochMs)&&dayOf(epochMs)===text}function daysUntil(from,to){
return Math.round((Date.parse(to)-Date.parse(from))/864e5)}export{dayOf,isDay,daysUntil,REPORT_FORMATS,COMPARE_FORMATS,isTableFormat};
