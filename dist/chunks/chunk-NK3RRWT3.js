import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function quoteText(text){return`"${text.replaceAll('"',"'").replaceAll(/\s+/g," ")}"`}var BLANK_LETTERS="\\u034F\\u115F\\u1\
160\\u2800\\u3164\\uFFA0";export{quoteText,BLANK_LETTERS};
