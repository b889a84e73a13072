import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{shapeOf}from"./chunk-MT3A5R62.js";import{tidy,tokens}from"./chunk-LILJVUUO.js";var KNOWN=new Map([["sec",{dimension:"s",better:"lower",exact:false}],["sec/op",{dimension:"s",better:"lower",exact:false}],
["B",{dimension:"B",better:"lower",exact:false}],["B/op",{dimension:"B",better:"lower",exact:false}],["allocs/op",{dimension:"\
count",better:"lower",exact:true}],["count",{dimension:"count",better:"lower",exact:false}],["B/s",{dimension:"B/s",better:"\
higher",exact:false}],["1/s",{dimension:"1/s",better:"higher",exact:false}]]);function describe(unit){const base=tidy(unit).
unit;const{kind,rate}=shapeOf(base);const known=KNOWN.get(base);return{...known??{dimension:base,better:rate?"higher":"l\
ower",exact:false},guessed:known===void 0,timelike:kind==="time"&&!rate,binary:isBinary(base)}}function isBinary(unit){return tokens(
unit).some(({text,below})=>!below&&(text==="B"||text==="MB"||text==="bytes"))}export{describe,isBinary};
