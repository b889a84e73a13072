import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MAX_TRIED_RELEASES,collectSeries,makeLevelEstimator,openHistory,orderPoints,selectReleases,sortReleases}from"./chunk-JTOQ4DH4.js";
import{LATEST_RELEASE,isFound}from"./chunk-W5LDEPI3.js";import{quoteShellWord}from"./chunk-6CHGF4MC.js";import{
historyKeyOf}from"./chunk-OABH57P3.js";import{findNearestWord}from"./chunk-AGWB6ZWU.js";import{formatDiagnosticLine,
formatHistorySize,formatMissingHistory,shortenSha}from"./chunk-HURJGMCU.js";import{UserError}from"./chunk-YKJSESYE.js";
import{about,makeWarning}from"./chunk-CCDTYZW3.js";function prepareHistory(table){let points=orderPoints(table.runs);return{points,series:collectSeries(table,points)}}function findPoint({
points},{commit,tree}){let own=points.findIndex(point=>point.commit===commit),found=own>=0?own:points.findIndex(point=>point.
tree===tree);return found<0?null:found}function findAnchorLevels({points,series},{anchor,from,base}){let isBase=points[from].
tree===points[base].tree,levels=new Map,estimateLevels=makeLevelEstimator(points,from);for(let one of series){let{levels:all,
scatter}=estimateLevels(one),level=all[base];level!=null&&levels.set(historyKeyOf(one),{...level,usualError:one.usualError,
scatter})}return{anchor,isBase,levels}}function makeOwnLevels(anchor){return{anchor,isBase:!0,levels:new Map}}async function findLevels(log,source,{ref,base,budgets}){let wanted=[...new Set(budgets.flatMap(({against})=>against??[]))];
if(base===null)return null;let found=await readPreparedHistory(log,source,ref);if(isMissing(found)&&wanted.length===0)return null;
let search={source,base,history:found,tags:await listTags(source)},ofBudgets=new Map;for(let against of wanted)ofBudgets.
set(against,await findAnchor(search,against));return{ofBudgets,shown:await findShown(search,ofBudgets)}}function isMissing(found){
return"severity"in found}async function readPreparedHistory(log,source,ref){let reader=openHistory(),read=await tryOrExplain(
()=>source.readHistory(ref,reader.take));if(read!==null&&isMissing(read))return makeWarning("level-history-unreadable",NOWHERE,
{ref,output:outputOf(read)});if(read===null){let command=`git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;return source.
isLocal||log.info(formatMissingHistory(ref)),makeWarning("level-without-history",NOWHERE,{ref,...source.isLocal&&{command}})}
let{table,warnings}=reader.close(read),history=prepareHistory(table.close());for(let warning of warnings)log.info(formatDiagnosticLine(
warning));return log.info(formatHistorySize(ref,history.points.length)),history.points.length===0?makeWarning("level-his\
tory-empty",NOWHERE,{ref}):history}var NOWHERE=about("git");async function listTags(source){return tryOrExplain(()=>source.
listTags())}async function tryOrExplain(ask){try{return await ask()}catch(error){if(error instanceof UserError)return error.
diagnostics[0];throw error}}function outputOf(diagnostic){return String(diagnostic.data.output??formatDiagnosticLine(diagnostic))}
async function findAnchor(search,against){let tag=await resolveAnchor(search,against);return isMissing(tag)?tag:findLevelsSince(
search,tag)}async function resolveAnchor({source,base,tags},against){if(isMissing(tags))return makeWarning("level-anchor\
-unreached",NOWHERE,{against,output:outputOf(tags)});let isRelease=against===LATEST_RELEASE,candidates=isRelease?sortReleases(
tags).slice(0,MAX_TRIED_RELEASES):tags.filter(({name})=>name===against);for(let tag of candidates){let isIn=tag.commit===
base||await tryOrExplain(()=>source.isInHistory(tag.commit,base));if(typeof isIn=="object")return makeWarning("level-anc\
hor-unreached",NOWHERE,{against:tag.name,output:outputOf(isIn)});if(isIn)return tag}if(isRelease)return makeWarning("lev\
el-without-release",NOWHERE,{releases:candidates.length});if(candidates.length>0)return makeWarning("level-anchor-elsewh\
ere",NOWHERE,{against});let nearest=findNearestWord(against,[LATEST_RELEASE,...tags.slice(-MAX_SUGGESTED).map(({name})=>name)]),
{isLocal}=source;return makeWarning("level-anchor-unknown",NOWHERE,{against,isLocal,...nearest!==null&&{nearest}})}var MAX_SUGGESTED=1e3;
async function findLevelsSince({source,base,history},tag){let anchor={name:tag.name,commit:tag.commit};if(isMissing(history))
return tag.commit===base?makeOwnLevels(anchor):history;let pointOf=async commit=>findPoint(history,{commit,tree:null})??
findPoint(history,{commit,tree:await source.treeOf(commit)}),[from,to]=[await pointOf(tag.commit),await pointOf(base)];if(from!==
null&&to!==null){let levels=findAnchorLevels(history,{anchor,from,base:to});return levels.isBase||levels.levels.size>0?levels:
makeWarning("level-not-connected",NOWHERE,{anchor:tag.name,base:shortenSha(base)})}return tag.commit===base?makeOwnLevels(
anchor):from===null?makeWarning("level-anchor-not-recorded",NOWHERE,{anchor:tag.name}):makeWarning("level-base-not-recor\
ded",NOWHERE,{base:shortenSha(base)})}var MAX_SHOWN_TRIES=10;async function findShown(search,ofBudgets){let{source,base,
history,tags}=search,known=[ofBudgets.get(LATEST_RELEASE),...ofBudgets.values()].find(one=>one!==void 0&&isFound(one));if(known!==
void 0&&isFound(known))return known;if(isMissing(history)||isMissing(tags))return null;let compared=selectReleases(tags,
new Set(history.points.map(({commit})=>commit))).reverse();for(let tag of compared.slice(0,MAX_SHOWN_TRIES)){if((tag.commit===
base||await tryOrExplain(()=>source.isInHistory(tag.commit,base)))!==!0)continue;let levels=await findLevelsSince(search,
tag);return isFound(levels)?levels:null}return null}export{findLevels};
