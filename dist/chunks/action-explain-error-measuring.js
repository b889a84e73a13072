import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{renderDiagnostics}from"./action-compare-report-explain-error-history-html-measuring-report.js";import{userErrorOf}from"./action-compare-compare-report-explain-error-formats-help-history-html-measuring-parse-report-validate.js";function explainError(error){let known=userErrorOf(error);return known!==null?renderDiagnostics(known.diagnostics):`this\
 is a bug in bench-referee, please report it
${error instanceof Error?error.stack:String(error)}`}export{explainError};
