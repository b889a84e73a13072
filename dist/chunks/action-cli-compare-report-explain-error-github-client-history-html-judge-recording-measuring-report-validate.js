import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var OWN_REPOSITORY="OWNER/bench-referee",SOURCE_VERSION="0.0.0-source",VERSION="0.1.0";function documentationUrl(version=VERSION,action={}){
return fileUrl("docs",version,action)}function ownFileUrl(path){return fileUrl(path,VERSION,{})}function fileUrl(path,version,{
repository="",ref=""}){let isOwn=/^[\w.-]+\/bench-referee$/.test(repository),released=version===SOURCE_VERSION?"main":`v${version}`,
[name,commit]=[isOwn?repository:OWN_REPOSITORY,isOwn&&/^[\w./-]+$/.test(ref)?ref:released];return`https://github.com/${name}\
/blob/${commit}/${path}`}export{OWN_REPOSITORY,VERSION,documentationUrl,ownFileUrl};
