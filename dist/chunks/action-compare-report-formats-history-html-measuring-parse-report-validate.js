import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var FORMATS=new Set(["go"]);function gomaxprocsSuffixOf({schedule:{format},series}){let namesOn=side=>series.filter(one=>one[side].
values.length>0).map(({name})=>name),onBase=namesOn("base");return FORMATS.has(format)?findSharedSuffix(onBase.length>0?
onBase:namesOn("head")):""}function findSharedSuffix(names){let suffix=/-\d+$/.exec(names[0]??"")?.[0]??"";return names.
every(name=>name.endsWith(suffix))?suffix:""}function listNameVariants(name,suffix){return suffix!==""&&name.endsWith(suffix)?
[name,name.slice(0,-suffix.length)]:[name]}export{gomaxprocsSuffixOf,findSharedSuffix,listNameVariants};
