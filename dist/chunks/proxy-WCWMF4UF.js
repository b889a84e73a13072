import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{getProxyUrl}from"./chunk-HUHM5OEK.js";import"./chunk-E4HB5Y7J.js";import http from"node:http";function useProxyFor(apiUrl,log){let proxy=getProxyUrl(apiUrl);if(proxy==="")return;let{setGlobalProxyFromEnv}=http;setGlobalProxyFromEnv!==
void 0?setGlobalProxyFromEnv({http_proxy:proxy,https_proxy:proxy}):process.env.NODE_USE_ENV_PROXY!=="1"&&log.warning(`No\
de.js ${process.versions.node} of this runner does not use the proxy by itself. Update the runner, or set NODE_USE_ENV_P\
ROXY to 1 in the environment of the job.`)}export{useProxyFor};
