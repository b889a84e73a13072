import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics}from"./chunk-ABQ4PPY6.js";import"./chunk-NBBKEFUZ.js";import"./chunk-HURJGMCU.js";
import"./chunk-NK3RRWT3.js";import{suggestWord}from"./chunk-AGWB6ZWU.js";import"./chunk-DIPTC46G.js";import{
userError,userErrorOf}from"./chunk-YKJSESYE.js";import{about}from"./chunk-CCDTYZW3.js";import"./chunk-E4HB5Y7J.js";function explainError(error){let known=userErrorOf(error);return known===null?formatDefect(error):renderDiagnostics(known.
diagnostics)}function formatDefect(error){return`this is a defect of bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}function unknownCommand(name,commands){let suggestion=suggestWord(name,
commands)??void 0;return userError("unknown-command",about("command line"),{command:name,suggestion,commands})}export{explainError,unknownCommand};
