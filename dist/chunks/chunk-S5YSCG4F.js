import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainIssues}from"./chunk-7XMAUFAX.js";import{toError}from"./chunk-OABH57P3.js";import{throwErrors}from"./chunk-YKJSESYE.js";function parseGivenOptions(texts){let errors=[],given=texts.flatMap(({name,schema,text,location})=>{let parsed=schema.safeParse(
text,{reportInput:!0});if(parsed.success)return[[name,parsed.data]];for(let mistake of explainIssues(schema,parsed.error.
issues))errors.push(toError(mistake,location));return[]});return throwErrors(errors),Object.fromEntries(given)}export{parseGivenOptions};
