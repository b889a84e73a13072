import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{escapeHtml}from"./chunk-FAXZX5QC.js";function drawElement(tag,attributes,children=[]){let texts=Object.entries(attributes).map(([name,value])=>[name,formatCoordinate(
value)]);return{tag,attributes:Object.fromEntries(texts),children}}function drawPicture(size,label,children){let viewBox=`\
0 0 ${size.width} ${size.height}`;return drawElement("svg",{viewBox,role:"img","aria-label":label},children)}function drawText(content,x,attributes){
return drawElement("text",{x,...attributes},[content])}function formatCoordinate(value){return typeof value=="string"?value:
String(Math.round(value*10)/10)}function formatDots(points){return points.map(([x,y])=>`M${formatCoordinate(x)} ${formatCoordinate(
y)}h0`).join("")}function formatPolyline(points){return points.map(([x,y],index)=>`${index===0?"M":"L"}${formatCoordinate(
x)} ${formatCoordinate(y)}`).join("")}function renderDrawing({tag,attributes,children}){let fields=Object.entries(attributes).
map(([name,value])=>` ${name}="${escapeHtml(value)}"`),inner=children.map(child=>typeof child=="string"?escapeHtml(child):
renderDrawing(child));return`<${tag}${fields.join("")}>${inner.join("")}</${tag}>`}export{drawElement,drawPicture,drawText,formatCoordinate,formatDots,formatPolyline,renderDrawing};
