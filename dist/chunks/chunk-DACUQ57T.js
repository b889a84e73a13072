import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var LEVELS=["fail","warn","report"];function isAboutChange({anchored}){return anchored===void 0}function isAbsoluteLimit(kind){return kind==="max"||kind==="\
min"}function hasStoppedEarly({head},{early}){return early!==void 0&&(head?.rounds.at(-1)??0)<=early.rounds}var STATES=[
"regression","improvement","unchanged","inconclusive","new","removed","failed"];export{LEVELS,isAboutChange,isAbsoluteLimit,hasStoppedEarly,STATES};
