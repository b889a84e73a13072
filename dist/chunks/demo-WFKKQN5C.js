import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureHere}from"./chunk-EAJCYOWK.js";import{readNothing}from"./chunk-EK2XCWV4.js";import"./chunk-ZFSKEP6N.js";
import"./chunk-O5CA6BXR.js";import"./chunk-FXXBQ4L6.js";import"./chunk-YU2MZOBA.js";import{keep,printReport}from"./chunk-O2SAAUZV.js";
import"./chunk-BVDJN6AE.js";import{makeTerminalHost}from"./chunk-RNTIAEJS.js";import"./chunk-Y6Q2NB5X.js";
import"./chunk-M6JKTG3Z.js";import"./chunk-TL2OWTGZ.js";import"./chunk-B6XOBEIL.js";import{analyse}from"./chunk-VQQDN7QI.js";
import"./chunk-UAK5ACO7.js";import"./chunk-VZGJH6IP.js";import"./chunk-7RURHUYU.js";import"./chunk-WJP4PDLC.js";
import"./chunk-63ISEC2G.js";import"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import"./chunk-LILJVUUO.js";
import"./chunk-7LGD42BZ.js";import{UserError}from"./chunk-FTWAL6AX.js";import"./chunk-TXIT2DZO.js";import{join}from"node:path";var README=`# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`;var CONFIG=`# .github/bench-referee.yml
run: node bench.mjs
format: json
rounds: 6..30
budgets:
  - metric: value
    max-regression: 5%
    because: a search box calls this on every key press
`;var BENCH=`import { countWords } from './count.mjs';
import { firstWords } from './first.mjs';

const text = Array.from({ length: 4000 }, (_, i) => \`word\${i % 700}\${i % 9 === 0 ? ',' : ''}\`).join(' ');

function sample(task, ms) {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ms) {
    task();
    calls += 1;
  }
  return ((performance.now() - start) / calls) * 1e3;
}

function measure(name, task) {
  sample(task, 40);
  return { name, unit: 'us', better: 'lower', values: Array.from({ length: 9 }, () => sample(task, 8)) };
}

// The one that makes garbage comes last: what it leaves behind would disturb the other.
console.log(
  JSON.stringify([
    measure('firstWords/50', () => firstWords(text, 50)),
    measure('countWords/4000', () => countWords(text)),
  ]),
);
`;var COUNT_BASE=`// How often each word occurs. One pass over the characters.
export function countWords(text) {
  const counts = new Map();
  let start = -1;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
    if (isLetter && start < 0) start = i;
    if (!isLetter && start >= 0) {
      const word = text.slice(start, i);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      start = -1;
    }
  }
  return counts;
}
`;var COUNT_HEAD=`// How often each word occurs.
export function countWords(text) {
  const counts = new Map();
  const words = text
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .split(' ')
    .map((word) => word.normalize('NFC').trim())
    .filter((word) => word !== '');
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
`;var FIRST=`// The first n words, without looking at the rest of the text.
export function firstWords(text, n) {
  const words = [];
  let from = 0;
  while (words.length < n) {
    const to = text.indexOf(' ', from);
    if (to < 0) break;
    words.push(text.slice(from, to));
    from = to + 1;
  }
  return words;
}
`;var DEMO_COMMITS=[{message:"count words in one pass",files:{"README.md":README,".github/bench-referee.yml":CONFIG,"ben\
ch.mjs":BENCH,"count.mjs":COUNT_BASE,"first.mjs":FIRST}},{message:"countWords: simplify, and normalise accents",files:{"\
count.mjs":COUNT_HEAD}}];var DEMO_REGRESSION="countWords/4000";async function demo(argv){readNothing(argv);const outside=makeTerminalHost();const folder=await outside.files.temporaryFolder(
"bench-referee-demo-");const repository=join(folder,"word-count");const host={...outside,folder:repository};let hasResults=false;
try{await makeRepository(host,repository);host.log.info('demo: a repository of two commits, "word-count"; base counts wo\
rds well, head is "simpler"');const{recording,settings}=await measureHere(host,{base:"HEAD~1",head:"HEAD"});const report=analyse(
recording,settings.policy);await keep(host,folder,{recording,report});hasResults=true;printReport(report,"text");const caught=report.
rows.some(({name,state})=>name===DEMO_REGRESSION&&state==="regression");process.stdout.write(`
${caught?CAUGHT:MISSED}

comment  ${join(folder,"comment.md")}
report   ${join(folder,"report.html")}
`);return caught?0:2}finally{await host.files.remove(hasResults?repository:folder)}}var CAUGHT="The regression was caugh\
t: on a pull request this check would be red. In a repository of your own: `bench-referee check -- COMMAND`.";var MISSED="\
The regression was not caught. This should not happen; please report it with the table above.";async function makeRepository(host,folder){
await host.files.makeFolder(folder);const git=async(...args)=>{const{exitCode,stderr}=await host.git(args,{folder});if(exitCode!==
0)throw new UserError({where:"git",what:"could not make the example repository",got:stderr.trim()})};await git("init","-\
-quiet","--initial-branch=main",".");for(const{message,files}of DEMO_COMMITS){for(const[path,text]of Object.entries(files))
await host.files.write(join(folder,path),text);await git("add","--all");const identity=["-c","user.name=bench-referee","\
-c","user.email=demo@localhost","-c","commit.gpgsign=false"];await git(...identity,"commit","--quiet","-m",message)}}export{demo};
