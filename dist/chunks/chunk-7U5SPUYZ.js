import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{tokens,unitWord}from"./chunk-I2C4VAIP.js";function shapeOf(unit){const words=tokens(unit);const above=words.filter(token=>!token.below).map(({text})=>text);const below=words.
filter(token=>token.below).map(({text})=>text);const measures=above.map(unitWord).filter(word=>word?.inside);const[measure]=measures.
length===1?measures:[];return{kind:measure===void 0||measure===null?"other":measure.base==="sec"?"time":"size",factor:measure?.
factor??1,above,below,rate:below.some(isSecond)}}function isSecond(text){const word=unitWord(text);return word!==null&&word.
base==="sec"&&word.factor===1}export{shapeOf};
