import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{explain}from"./chunk-63ISEC2G.js";import{kebab}from"./chunk-MT3A5R62.js";import{UserError}from"./chunk-FTWAL6AX.js";function readFields(schemas,wanted,{where,get}){const complaints=[];const given=wanted.flatMap(field=>{const name=kebab(
field);const text=get(name);if(text===void 0)return[];const parsed=schemas[field].safeParse(text,{reportInput:true});if(parsed.
success)return[[field,parsed.data]];for(const{what,got,remedy}of explain(schemas[field],parsed.error.issues)){complaints.
push({where:where(name),what,...got&&{got},...remedy&&{remedy}})}return[]});const[first,...rest]=complaints;if(first!==void 0)
throw new UserError(first,...rest);return Object.fromEntries(given)}export{readFields};
