import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{userError}from"./chunk-WUPIBDG2.js";import{inFile}from"./chunk-BNVLGSET.js";async function checkClone({git,folder}){let{exitCode}=await git(["rev-parse","--git-dir"],{folder});if(exitCode!==0)throw userError(
"not-a-repository",inFile(folder),{})}export{checkClone};
