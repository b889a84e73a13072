import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{bisect,check,demo,doctor,init,measure}from"./action-measuring.js";import"./action-history-measuring.js";import"./action-github-client-history-measuring.js";
import"./action-history-judging-measuring.js";import"./action-help-history-judging-measuring.js";import"./action-history-judging-measuring-reading.js";import"./action-github-client-history-judging-measuring-reading.js";
import"./action-help-history-judging-measuring-reading.js";import"./action-cli-help-history-judging-measuring-reading.js";import"./action-compare-help-history-judging-measuring-reading.js";import"./action-github-client-help-history-judging-measuring-reading.js";
import"./action-cli-compare-github-client-help-history-judging-measuring-reading.js";export{bisect,check,demo,doctor,init,measure};
