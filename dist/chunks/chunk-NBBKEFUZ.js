import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{stripControls}from"./chunk-HURJGMCU.js";var MARK="  | ";function cleanLastLines(output){return output.map(stripControls).join(`
`)}function renderLastLines(output){return output.map(line=>`${MARK}${stripControls(line)}`.trimEnd()).join(`
`)}function titleOfLastLines({location}){let part=location.at(-1);return part?.kind!=="setup"&&part?.kind!=="round"?"Las\
t lines of the output":`Last lines of the output of ${part.kind==="setup"?"setup":part.round===0?"the warm-up":`round ${part.
round}`} on ${part.side}`}export{cleanLastLines,renderLastLines,titleOfLastLines};
