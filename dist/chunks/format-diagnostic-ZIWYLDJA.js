import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{formatDefect,formatDiagnostic,formatDiagnosticLine,formatMistakeCount,formatPlainWords,toDiagnosticJson}from"./chunk-EF4R5VIE.js";
import"./chunk-YEK475H4.js";import"./chunk-XUA7IWJB.js";import"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";export{formatDefect,formatDiagnostic,formatDiagnosticLine,formatMistakeCount,formatPlainWords,toDiagnosticJson};
