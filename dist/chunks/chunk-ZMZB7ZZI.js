import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainIssues}from"./chunk-OWI46LZM.js";import{toKebabCase}from"./chunk-BQAFKCYA.js";import{UserError}from"./chunk-WC6KOLU4.js";function parseGivenOptions(schemas,wanted,{where,get}){let complaints=[],given=wanted.flatMap(field=>{let name=toKebabCase(
field),text=get(name);if(text===void 0)return[];let parsed=schemas[field].safeParse(text,{reportInput:!0});if(parsed.success)
return[[field,parsed.data]];for(let{what,got,remedy}of explainIssues(schemas[field],parsed.error.issues))complaints.push(
{where:where(name),what,...got&&{got},...remedy&&{remedy}});return[]}),[first,...rest]=complaints;if(first!==void 0)throw new UserError(
first,...rest);return Object.fromEntries(given)}export{parseGivenOptions};
