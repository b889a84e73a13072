import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var UserError=class extends Error{name="UserError";complaints;constructor(...complaints){super(complaints.map(sentence).
join(`
`)),this.complaints=complaints}};function sentence({where,what,got,remedy}){let found=got===void 0?"":`, got ${quoteText(
got)}`,advice=remedy===void 0?"":` ${remedy}.`;return`${where}: ${what}${found}.${advice}`}function withCode(error,code){
let[first,...others]=error.complaints.map(complaint=>({code,...complaint}));return new UserError(first,...others)}function problemOf(complaint){
let{where,excerpt,code}=complaint,message=sentence(complaint).slice(where.length+2);return{where,message,severity:"error",
...excerpt&&{excerpt},...code&&{code}}}function userErrorOf(error){if(error instanceof UserError)return error;if(!isSystemError(
error))return null;let{code,syscall,path,dest}=error,reason=SYSTEM_REASONS[code]??{what:`could not be used: the operatin\
g system answered ${code} to ${syscall}`,remedy:"Give another place, or ask who looks after this machine"};return new UserError(
{where:dest??path??syscall,...reason})}var NO_RIGHT={what:"may not be read or written by this user",remedy:"Change its r\
ights, or give another place"},NO_FILE_HANDLES={what:"could not be opened, because too many files are open",remedy:"Rais\
e the limit (`ulimit -n`), or end other programs"},SYSTEM_REASONS={EACCES:NO_RIGHT,EPERM:NO_RIGHT,EROFS:{what:"is on a r\
ead-only file system",remedy:"Give another place"},ENOSPC:{what:"could not be written, because the disk is full",remedy:"\
Free some space on it"},EDQUOT:{what:"could not be written, because the disk quota is used up",remedy:"Free some space"},
EMFILE:NO_FILE_HANDLES,ENFILE:NO_FILE_HANDLES,ENOENT:{what:"is not there",remedy:"Check the path"},EEXIST:{what:"is a fi\
le, and a folder is needed",remedy:"Give another place"},ENOTDIR:{what:"lies below a file, and a folder is needed",remedy:"\
Give another place"},EISDIR:{what:"is a folder, and a file is needed",remedy:"Name a file in it"},ELOOP:{what:"is a symb\
olic link, which is not followed",remedy:"Name the file itself"},ENXIO:{what:"is a pipe that nobody reads",remedy:"Name \
a regular file"},EIO:{what:"could not be used, because the device failed",remedy:"Check the disk"}};function isSystemError(error){
return typeof error!="object"||error===null?!1:"syscall"in error&&"code"in error&&typeof error.code=="string"}export{quoteText,UserError,sentence,withCode,problemOf,userErrorOf};
