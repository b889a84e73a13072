import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ApiError}from"./chunk-G5QNNWTC.js";import{userError}from"./chunk-WUPIBDG2.js";import{atInput}from"./chunk-BNVLGSET.js";var MAX_TRIES=60,MAX_REFUSALS=3,MAX_PAUSE_MS=2e3;async function appendFiles({clock,log},writer,{ref,files,message}){let refusals=0;
try{for(let tries=1;tries<=MAX_TRIES;tries+=1){let now=await writer.readRef(ref),tree=await writer.createTree({base:now?.
tree??null,files});if(tree===now?.tree)return!1;let from=now?.commit??null,to=await writer.createCommit({tree,parent:from,
message}),answer=await moveRef(writer,ref,{from,to});if(answer===null)return!0;let after=(await writer.readRef(ref))?.commit??
null;if(after===to)return!0;let isRefused=after===from;if(refusals=isRefused?refusals+1:0,refusals===MAX_REFUSALS)throw userError(
"history-ref-refused",atInput("ref"),{ref,answer});log.info(isRefused?`${ref} was not moved (${answer}); trying again`:`${ref}\
 was moved by another job; trying again`),await clock.sleep(MAX_PAUSE_MS*Math.random()*Math.min(1,tries/10))}}catch(error){
throw error instanceof ApiError?toUserError(error,ref):error}throw userError("history-contended",atInput("ref"),{ref,tries:MAX_TRIES})}
async function moveRef(writer,ref,move){try{return await writer.moveRef(ref,move)}catch(error){throw!(error instanceof ApiError)||
error.failure==="unavailable"?error:userError("history-ref-refused",atInput("ref"),{ref,answer:error.message})}}function toUserError(error,ref){
let{failure,message}=error,data={ref,answer:message};return failure==="forbidden"||failure==="missing"?userError("histor\
y-forbidden",atInput("github-token"),data,{failure:"permission"}):userError("history-not-written",atInput("ref"),data)}export{appendFiles};
