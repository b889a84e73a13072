import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var OWN_REPOSITORY="OWNER/bench-referee",SOURCE_VERSION="0.0.0-source";function documentationUrl(version=SOURCE_VERSION,{
repository="",ref=""}={}){let isOwn=/^[\w.-]+\/bench-referee$/.test(repository),released=version===SOURCE_VERSION?"main":
`v${version}`,[name,commit]=[isOwn?repository:OWN_REPOSITORY,isOwn&&/^[\w./-]+$/.test(ref)?ref:released];return`https://\
github.com/${name}/blob/${commit}/docs`}export{OWN_REPOSITORY,documentationUrl};
