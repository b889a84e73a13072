import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var FRAME_CHANGES=["same","grew","grew-some","shrank","shrank-some","new","gone"];export{FRAME_CHANGES};
