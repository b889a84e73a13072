import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BLANK_LETTERS}from"./chunk-63ISEC2G.js";import{cite}from"./chunk-FTWAL6AX.js";var TEXT_LIMIT=120;var BREAKS=/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;var INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}]/gu;var BLANKS=new RegExp(
`[${BLANK_LETTERS}]`,"gu");var PLAIN=/^[ -~]*$/;function stripControls(text){if(PLAIN.test(text))return text;return text.
replaceAll(BREAKS," ").replaceAll(INVISIBLE,"").replaceAll(BLANKS,"")}function shorten(text,limit=TEXT_LIMIT){if(text.length<=
limit)return text;const characters=[...text];return characters.length<=limit?text:`${characters.slice(0,limit-1).join("")}\
\u2026`}function visible(text,limit=TEXT_LIMIT){const clean=stripControls(text).trim();return clean===""?"(no name)":shorten(
clean,limit)}function quoted(text,limit=TEXT_LIMIT){return cite(visible(text,limit))}export{TEXT_LIMIT,stripControls,shorten,visible,quoted};
