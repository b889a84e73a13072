import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SIGNALS=["SIGINT","SIGTERM"],handlers=new Set,effects=0,isCancelled=!1;function cancelOnSignals({graceMs=8e3}={}){let controller=new AbortController;
return handlers.add(signal=>{controller.signal.aborted?signal==="SIGINT"&&endBy(signal):setTimeout(endBy,graceMs,signal).
unref(),controller.abort(signal)}),controller.signal}function beginEffect(){if(effects+=1,effects===1&&!isCancelled)for(let signal of SIGNALS)
process.on(signal,handle);let isOver=!1;return()=>{if(!isOver&&(isOver=!0,effects-=1,effects===0&&!isCancelled))for(let signal of SIGNALS)
process.off(signal,handle)}}async function asEffect(work){let end=beginEffect();try{return await work()}finally{end()}}function handle(signal){
isCancelled=!0;for(let abort of handlers)abort(signal)}function endBy(signal){process.removeAllListeners(signal),process.
kill(process.pid,signal)}export{cancelOnSignals,beginEffect,asEffect};
