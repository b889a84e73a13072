import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function xorshift32(seed){let state=seed|0;return()=>(state^=state<<13,state^=state>>>17,state^=state<<5,state>>>0)}export{xorshift32};
