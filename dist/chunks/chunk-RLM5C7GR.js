import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var BUILDS=[[/\/go-build\d+(?=\/)/g,"/go-build"],[/-[\da-f]{16}(?=$|\.\w+$)/g,""],[/\s*\(deleted\)$/g,""]];function normaliseFile(file){
let path=file.replace(/^file:\/\//,"").replaceAll("\\","/");for(let[pattern,text]of BUILDS)path=path.replaceAll(pattern,
text);return path.replaceAll(/\/(?:\.?\/)+/g,"/")}var RUST_HASH=/::h[\da-f]{16}(?=$|[\s(])/g,RUST_CRATE_HASH=/(?<=\w)\[[\da-f]{8,16}\]/g,MANGLED_HASH=/17h[\da-f]{16}(?=E)/g,
MANGLED_CRATE=/Cs[\dA-Za-z]{1,12}_(?=\d)/g,PART="\\.(?:constprop|isra|part|cold|lto_priv|llvm|clone|localalias|ipa_icf)",
PARTS=new RegExp(`${PART}(?:\\.\\d+)?(?=$|[.\\s(@[])`,"g"),CLONES=new RegExp(` \\[clone (?:${PART}|\\.\\d+)+\\]`,"g"),CLOSURES=[
[/\.(func|gowrap|deferwrap)\d+(?:\.\d+)*(?=$|[.\s-])/g,".$1"],[/-range\d+(?=$|[.\s])/g,"-range"],[/\{(closure|shim|async_block|async_fn|constant|impl)#\d+\}/g,
"{$1}"],[/\{(lambda\([^{}]*\)|unnamed type|default arg)#\d+\}/g,"{$1}"],[/'(lambda|unnamed)\d*'/g,"'$1'"],[/\$_\d+/g,"$$\
_"],[/\$\$Lambda(?:\$\d+)?(?:[/.+]0x[\da-f]+|\/\d+)?/g,"$$$$Lambda"],[/\blambda\$(\w+)\$\d+/g,"lambda$$$1"],[/\$anonfun\$(\w+)\$\d+/g,
"$$anonfun$$$1"],[/\b(GeneratedMethodAccessor|GeneratedConstructorAccessor|\$Proxy)\d+/g,"$1"],[/\b(LambdaForm\$\w+)[.+/]0x[\da-f]+/g,
"$1"]],ADDRESS=/^(?:0x)?[\da-f]{6,16}$/;function normaliseName(name){if(/^[\w.:]*$/.test(name)&&!/\d/.test(name))return name;
if(ADDRESS.test(name))return"[unknown]";let text=name.replaceAll(RUST_HASH,"").replaceAll(RUST_CRATE_HASH,"").replaceAll(
CLONES,"").replaceAll(PARTS,"");if(text.startsWith("_ZN")&&(text=text.replaceAll(MANGLED_HASH,"")),text.startsWith("_R"))
return text.replaceAll(MANGLED_CRATE,"C");for(let[pattern,replacement]of CLOSURES)text=text.replaceAll(pattern,replacement);
return collapseTypes(text)}var OPENING={"<":">","[":"]"};function collapseTypes(name){let text="";for(let index=0;index<
name.length;index+=1){let letter=name[index],closing=OPENING[letter];if(closing===void 0||!followsName(text)){text+=letter;
continue}let end=findEnd(name,index);if(end===-1)return text+name.slice(index);text+=`${letter}...${closing}`,index=end}
return text}function followsName(before){return/(?:\w|::)$/.test(before.slice(-3))&&!/\boperator$/.test(before.slice(-10))}
function findEnd(name,start){let depth=0;for(let index=start;index<name.length;index+=1){let letter=name[index];if(letter===
"<"||letter==="["?depth+=1:(letter==="]"||letter===">"&&!"-=".includes(name[index-1]))&&(depth-=1),depth===0)return index}
return-1}function normaliseProfile(profile){return mapFrames(profile,({name,file})=>({name:normaliseName(name),file:file===null?null:
normaliseFile(file)}))}function mapFrames(profile,convert){let indices=new Map,frames=[],moved=profile.frames.map(frame=>{
let converted=convert(frame),key=frameKey(converted),known=indices.get(key);return known!==void 0?known:(indices.set(key,
frames.length),frames.push(converted),frames.length-1)});return{...profile,frames,nodeFrames:profile.nodeFrames.map(frame=>frame===
-1?-1:moved[frame])}}function frameKey({name,file}){return`${name}\0${file??""}`}export{normaliseProfile,mapFrames,frameKey};
