import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{decodeText}from"./action-compare-report-formats-history-html-judge-recording-measuring-parse-report.js";import{UserError,errorCodeOf,inFile,relocate,userError}from"./action-compare-compare-report-explain-error-formats-github-client-history-html-judge-recording-measuring-parse-report-subcommands-validate.js";import{createReadStream}from"node:fs";import{readFile}from"node:fs/promises";import{buffer}from"node:stream/consumers";async function readInput(path){let bytes=path==="-"?buffer(process.stdin):readFile(path);return decodeText(await bytes.catch(
error=>throwInputError(error,path)))}async function readLimitedInput(path,limitBytes){let chunks=[],bytes=0;try{for await(let chunk of path===
"-"?process.stdin:createReadStream(path))if(chunks.push(chunk),bytes+=chunk.length,bytes>limitBytes)return null;return decodeText(
Buffer.concat(chunks))}catch(error){return throwInputError(error,path)}}function throwInputError(error,path){let known=relocate(
error,inFile(path));throw known instanceof UserError?known:userError("input-unreadable",inFile(path),{reason:errorCodeOf(
error)})}export{readInput,readLimitedInput};
