import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics}from"./chunk-AZRTJBVI.js";import{userError,userErrorOf}from"./chunk-4Q6QMYTI.js";import{
about,suggestWord}from"./chunk-EORH2WXK.js";function explainError(error){let known=userErrorOf(error);return known===null?formatDefect(error):renderDiagnostics(known.
diagnostics)}function formatDefect(error){return`this is a defect of bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}function unknownCommand(name,commands,parent=""){let nameInFull=word=>`${parent}\
 ${word}`.trim(),meant=suggestWord(name,commands);return userError("unknown-command",about("command line"),{command:nameInFull(
name),commands:commands.map(nameInFull),suggestion:meant===null?void 0:nameInFull(meant)})}export{explainError,unknownCommand};
