import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function findFirstAtLeast(ascending,value,{start=0,end=ascending.length}={}){let[low,high]=[start,end];for(;low<high;){let middle=low+
high>>1;ascending[middle]<value?low=middle+1:high=middle}return low}export{findFirstAtLeast};
