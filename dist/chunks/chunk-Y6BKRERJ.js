import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SIDES=["base","head"];var MEASURABLE=`0 or a number between ${1e-30} and ${1e30}, of either sign`;function isMeasurable(value){let magnitude=Math.
abs(value);return magnitude===0||magnitude>=1e-30&&magnitude<=1e30}export{SIDES,MEASURABLE,isMeasurable};
