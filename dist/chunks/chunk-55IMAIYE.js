import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{shapeOf}from"./chunk-TAHYMK3E.js";import{tidy,tokens}from"./chunk-NZWFUP5M.js";var KNOWN=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],["\
B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"co\
unt",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"hig\
her",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]);function describe(unit){let base=tidy(unit).unit,{kind,
rate}=shapeOf(base),known=KNOWN.get(base);return{...known??{dimension:base,better:rate?"higher":"lower",exact:!1},guessed:known===
void 0,timelike:kind==="time"&&!rate,binary:isBinary(base)}}function isBinary(unit){return tokens(unit).some(({text,below})=>!below&&
(text==="B"||text==="MB"||text==="bytes"))}export{describe,isBinary};
