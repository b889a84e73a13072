import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function omitNull(value,keys=Object.keys(value)){let optional=new Set(keys),isGiven=([key,part])=>(part??null)!==null||!optional.
has(key);return Object.fromEntries(Object.entries(value).filter(isGiven))}export{omitNull};
