import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{parseUnit}from"./chunk-BQAFKCYA.js";import{splitUnit,tidyUnit}from"./chunk-O2I266XQ.js";var KNOWN_UNITS=new Map([["sec",{dimension:"s",better:"lower",exact:!1}],["sec/op",{dimension:"s",better:"lower",exact:!1}],
["B",{dimension:"B",better:"lower",exact:!1}],["B/op",{dimension:"B",better:"lower",exact:!1}],["allocs/op",{dimension:"\
count",better:"lower",exact:!0}],["count",{dimension:"count",better:"lower",exact:!1}],["B/s",{dimension:"B/s",better:"h\
igher",exact:!1}],["1/s",{dimension:"1/s",better:"higher",exact:!1}]]);function unitDescriptionOf(unit){let base=tidyUnit(
unit).unit,{kind,rate}=parseUnit(base),known=KNOWN_UNITS.get(base);return{...known??{dimension:base,better:rate?"higher":
"lower",exact:!1},guessed:known===void 0,isDuration:kind==="time"&&!rate,binary:hasBinaryPrefix(base)}}function hasBinaryPrefix(unit){
return splitUnit(unit).some(({text,inDenominator})=>!inDenominator&&(text==="B"||text==="MB"||text==="bytes"))}export{unitDescriptionOf,hasBinaryPrefix};
