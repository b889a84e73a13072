import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{gammaln}from"./chunk-OABH57P3.js";var MAX_TERMS=500,TINY=1e-300;function studentTTwoSidedP(t,degrees){let square=t*t;if(square===1/0)return 0;if(Number.isInteger(
degrees)&&degrees<=MAX_SERIES_DEGREES){let p=1-centralProbability(Math.abs(t),degrees);if(p>=MIN_SERIES_P)return p}let x=degrees/
(degrees+square);return incompleteBeta({a:degrees/2,b:.5,x,rest:square/(degrees+square)})}var MAX_SERIES_DEGREES=200,MIN_SERIES_P=.01;
function centralProbability(t,degrees){let isEven=degrees%2===0,z=1+t*t/degrees,term=1,sum=1;for(let j=isEven?2:3;j<=degrees-
2;j+=2)term*=(j-1)/(z*j),sum+=term;if(isEven)return sum*t/Math.sqrt(z*degrees);let ratio=t/Math.sqrt(degrees);return 2/Math.
PI*(Math.atan(ratio)+(degrees>1?sum*ratio/z:0))}function incompleteBeta({a,b,x,rest}){if(x===0||rest===0)return x;let logFactor=gammaln(
a+b)-gammaln(a)-gammaln(b)+a*Math.log(x)+b*Math.log(rest),factor=Math.exp(logFactor);return x<(a+1)/(a+b+2)?factor*betaFraction(
a,b,x)/a:1-factor*betaFraction(b,a,rest)/b}function betaFraction(a,b,x){let c=1,d=1/orTiny(1-(a+b)*x/(a+1)),value=d;for(let m=1;m<=
MAX_TERMS;m++){let even=m*(b-m)*x/((a+2*m-1)*(a+2*m));d=1/orTiny(1+even*d),c=orTiny(1+even/c),value*=d*c;let odd=-(a+m)*
(a+b+m)*x/((a+2*m)*(a+2*m+1));d=1/orTiny(1+odd*d),c=orTiny(1+odd/c);let step=d*c;if(value*=step,Math.abs(step-1)<Number.
EPSILON)break}return value}function orTiny(value){return Math.abs(value)<TINY?TINY:value}function studentTQuantile(p,degrees){
let high=1;for(;studentTTwoSidedP(high,degrees)>p&&high<1e12;)high*=2;let low=0;for(;high-low>1e-9*high;){let middle=(low+
high)/2;studentTTwoSidedP(middle,degrees)>p?low=middle:high=middle}return high}export{studentTTwoSidedP,studentTQuantile};
