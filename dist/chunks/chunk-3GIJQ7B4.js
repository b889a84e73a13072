import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var VERSION="0.1.0",PUBLISHED_PROGRAM=["npx",`bench-referee@${VERSION}`];function findProgram({script,env}){let isOfNpx=env.
npm_command==="exec";return script===void 0||isOfNpx||/[\\/]node_modules[\\/]/.test(script)?PUBLISHED_PROGRAM:/\.[jt]s$/.
test(script)?["node",script]:["bench-referee"]}export{VERSION,PUBLISHED_PROGRAM,findProgram};
