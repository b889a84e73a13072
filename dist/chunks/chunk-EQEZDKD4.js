import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{asUntrustedText}from"./chunk-HURJGMCU.js";import{formatCompact,formatDecimals,formatQuantity,formatWithSign}from"./chunk-DIPTC46G.js";var MIN_P=1e-7;function formatMagnitude(ratio){return formatCompact(Math.abs(ratio)*100,2,"%")}function formatPValue(p){
return p<MIN_P?`p<${formatDecimals(MIN_P,7)}`:`p=${formatProbability(p)}`}function formatProbability(p){return p<MIN_P?p.
toExponential(1):formatDecimals(p,Math.max(3,1-Math.floor(Math.log10(p))))}function formatInterval(interval){if(interval===
null)return null;let[low,high]=[interval.low,interval.high].map(end=>Number.isFinite(end)&&end>-1?formatChange(end):null);
return low&&high?`${low} to ${high}`:low?`above ${low}`:high?`below ${high}`:null}function toQuantityPiece(value,unit){let text=formatQuantity(
value,unit);return text.endsWith(` ${unit}`)?asUntrustedText(text):text}function formatChange(ratio){return formatWithSign(
ratio*100,2,"%")}export{formatMagnitude,formatPValue,formatProbability,formatInterval,toQuantityPiece,formatChange};
