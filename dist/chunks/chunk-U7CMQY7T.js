import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var UserError=class extends Error{name="UserError";complaints;constructor(...complaints){super(complaints.map(sentence).
join("\n"));this.complaints=complaints}};function sentence({where,what,got,remedy}){const found=got===void 0?"":`, got "${got}\
"`;const advice=remedy===void 0?"":` ${remedy}.`;return`${where}: ${what}${found}.${advice}`}function problemOf(complaint){
const{where,excerpt}=complaint;const message=sentence(complaint).slice(where.length+2);return{where,message,severity:"er\
ror",...excerpt&&{excerpt}}}export{UserError,sentence,problemOf};
