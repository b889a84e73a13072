import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SKIP_REASONS=["same-tree","paths","depends-on"],MEASURE_REASONS=["changed-inside","changed-gate","changed-benchmarks",
"paths-folder","paths-unmatched","depends-on-unmatched","command-outside","files-differ","files-unreadable","links-astra\
y"];var LEADS_OUT="leads out: ";function isSkip({reason}){return SKIP_REASONS.includes(reason)}function canFilesDeceive({reason}){
return reason==="changed-gate"||reason==="changed-benchmarks"}function decide(command,reason,paths){return{command,reason,
examples:paths.slice(0,5),count:paths.length}}function listSkippedCommands(decisions){return new Set(decisions?.filter(isSkip).
map(({command})=>command))}export{SKIP_REASONS,MEASURE_REASONS,LEADS_OUT,isSkip,canFilesDeceive,decide,listSkippedCommands};
