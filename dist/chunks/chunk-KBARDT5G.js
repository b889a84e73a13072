import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explainIssues}from"./chunk-DTL3SXP4.js";import{toError}from"./chunk-GJUBWR4Q.js";import{throwErrors}from"./chunk-WUPIBDG2.js";function parseGivenOptions(texts){let errors=[],given=texts.flatMap(({name,schema,text,location})=>{let parsed=schema.safeParse(
text,{reportInput:!0});if(parsed.success)return[[name,parsed.data]];for(let mistake of explainIssues(schema,parsed.error.
issues))errors.push(toError(mistake,location));return[]});return throwErrors(errors),Object.fromEntries(given)}export{parseGivenOptions};
