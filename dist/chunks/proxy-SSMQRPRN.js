import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{getProxyUrl}from"./chunk-D2B2VNRD.js";import{formatDiagnosticLine}from"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";
import"./chunk-VWDZQE77.js";import"./chunk-4Q6QMYTI.js";import{about,makeWarning}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";import http from"node:http";function useProxyFor(apiUrl,log){let proxy=getProxyUrl(apiUrl);if(proxy==="")return;let{setGlobalProxyFromEnv}=http;if(setGlobalProxyFromEnv!==
void 0)setGlobalProxyFromEnv({http_proxy:proxy,https_proxy:proxy});else if(process.env.NODE_USE_ENV_PROXY!=="1"){let data={
version:process.versions.node};log.warning(formatDiagnosticLine(makeWarning("proxy-not-used",about("GitHub API"),data)))}}export{useProxyFor};
