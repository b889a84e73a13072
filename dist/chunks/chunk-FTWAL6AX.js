import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function cite(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var UserError=class extends Error{name="UserError";complaints;constructor(...complaints){super(complaints.map(sentence).
join("\n"));this.complaints=complaints}};function sentence({where,what,got,remedy}){const found=got===void 0?"":`, got ${cite(
got)}`;const advice=remedy===void 0?"":` ${remedy}.`;return`${where}: ${what}${found}.${advice}`}function withCode(error,code){
const[first,...others]=error.complaints.map(complaint=>({code,...complaint}));return new UserError(first,...others)}function problemOf(complaint){
const{where,excerpt,code}=complaint;const message=sentence(complaint).slice(where.length+2);return{where,message,severity:"\
error",...excerpt&&{excerpt},...code&&{code}}}function userErrorOf(error){if(error instanceof UserError)return error;if(!isSystemError(
error))return null;const{code,syscall,path,dest}=error;const reason=SYSTEM_REASONS[code]??{what:`could not be used: the \
operating system answered ${code} to ${syscall}`,remedy:"Give another place, or ask who looks after this machine"};return new UserError(
{where:dest??path??syscall,...reason})}var NO_RIGHT={what:"may not be read or written by this user",remedy:"Change its r\
ights, or give another place"};var NO_FILE_HANDLES={what:"could not be opened, because too many files are open",remedy:"\
Raise the limit (`ulimit -n`), or end other programs"};var SYSTEM_REASONS={EACCES:NO_RIGHT,EPERM:NO_RIGHT,EROFS:{what:"i\
s on a read-only file system",remedy:"Give another place"},ENOSPC:{what:"could not be written, because the disk is full",
remedy:"Free some space on it"},EDQUOT:{what:"could not be written, because the disk quota is used up",remedy:"Free some\
 space"},EMFILE:NO_FILE_HANDLES,ENFILE:NO_FILE_HANDLES,ENOENT:{what:"is not there",remedy:"Check the path"},EEXIST:{what:"\
is a file, and a folder is needed",remedy:"Give another place"},ENOTDIR:{what:"lies below a file, and a folder is needed",
remedy:"Give another place"},EISDIR:{what:"is a folder, and a file is needed",remedy:"Name a file in it"},ELOOP:{what:"i\
s a symbolic link, which is not followed",remedy:"Name the file itself"},ENXIO:{what:"is a pipe that nobody reads",remedy:"\
Name a regular file"},EIO:{what:"could not be used, because the device failed",remedy:"Check the disk"}};function isSystemError(error){
if(typeof error!=="object"||error===null)return false;return"syscall"in error&&"code"in error&&typeof error.code==="stri\
ng"}export{cite,UserError,sentence,withCode,problemOf,userErrorOf};
