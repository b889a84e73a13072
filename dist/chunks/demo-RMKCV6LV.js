import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-FWP5PQYG.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-TJVXSQ4U.js";
import"./chunk-AZRTJBVI.js";import{analyse,makeTerminalHost}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";
import"./chunk-ET2FACDU.js";import"./chunk-I2MRJ4UF.js";import"./chunk-VWDZQE77.js";import{parseNoArgs}from"./chunk-K7U33ATV.js";
import"./chunk-KG3JJBVT.js";import{quoteShellWords,userError}from"./chunk-4Q6QMYTI.js";import{about}from"./chunk-EORH2WXK.js";
import"./chunk-E4HB5Y7J.js";import{join}from"node:path";var README=`# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`,CONFIG=`# .github/bench-referee.yml
run: node bench.mjs
format: json
rounds: 6..14
budgets:
  - metric: sec
    max-regression: 5%
    because: a search box calls this on every key press
  - metric: strings
    max-regression: 1%
    because: does not depend on the machine
units:
  strings: {exact: true}
`,BENCH=`import { countWords } from './count.mjs';
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

// How many strings one call makes. This number is the same in every run, on every machine.
function count(name, task) {
  const methods = ['normalize', 'replace', 'slice', 'split', 'trim'];
  const originals = methods.map((method) => String.prototype[method]);
  let value = 0;
  for (const [at, method] of methods.entries()) {
    String.prototype[method] = function (...args) {
      const made = originals[at].apply(this, args);
      value += Array.isArray(made) ? made.length : 1;
      return made;
    };
  }
  task();
  for (const [at, method] of methods.entries()) String.prototype[method] = originals[at];
  return { name, metric: 'strings', unit: 'strings', better: 'lower', value };
}

// The one that makes garbage comes last: what it leaves behind would disturb the other.
const tasks = {
  'firstWords/50': () => firstWords(text, 50),
  'countWords/4000': () => countWords(text),
};
const times = Object.entries(tasks).map(([name, task]) => measure(name, task));
const counts = Object.entries(tasks).map(([name, task]) => count(name, task));
console.log(JSON.stringify([...times, ...counts]));
`,COUNT_BASE=`// How often each word occurs. One pass over the characters.
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
`,COUNT_HEAD=`// How often each word occurs.
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
`,FIRST=`// The first n words, without looking at the rest of the text.
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
`,DEMO_COMMITS=[{subject:"count words in one pass",files:{"README.md":README,".github/bench-referee.yml":CONFIG,"bench.m\
js":BENCH,"count.mjs":COUNT_BASE,"first.mjs":FIRST}},{subject:"countWords: simplify, and normalise accents",files:{"coun\
t.mjs":COUNT_HEAD}}],DEMO_REGRESSION="countWords/4000";async function demo(argv){parseNoArgs(argv);let outside=makeTerminalHost(),folder=await outside.files.temporaryFolder("b\
ench-referee-demo-"),repository=join(folder,"word-count"),host={...outside,folder:repository},hasResults=!1;try{await makeRepository(
host,repository),host.log.info('demo: a repository of two commits, "word-count"; base counts words well, head is "simple\
r"');let{recording,settings}=await measureLocalCommits(host,{base:"HEAD~1",head:"HEAD"}),guidance=terminalGuidance(settings.
publish),report={...analyse(recording,settings.policy),program:host.program,guidance};await writeResultFiles(host,folder,
{recording,report}),hasResults=!0,await printReport(report,"text");let isCaught=report.conclusion==="fail"&&report.rows.
some(({name,state})=>name===DEMO_REGRESSION&&state==="regression"),result=isCaught?caughtText(host):report.conclusion===
"error"?"":MISSED;return process.stdout.write(`${result}
comment  ${join(folder,"comment.md")}
report   ${join(folder,"report.html")}
`),isCaught?0:2}finally{await host.files.remove(hasResults?repository:folder)}}var MISSED=`
The regression was not caught. This should not happen; please report it with the table above.
`;function caughtText({program}){return`
The regression was caught: on a pull request this check would be red. In a repository of your own: \`${quoteShellWords(program)}\
 check -- COMMAND\`.
`}async function makeRepository(host,folder){await host.files.makeFolder(folder);let git=async(...args)=>{let{exitCode,stderr}=await host.
git(args,{folder});if(exitCode!==0)throw userError("demo-repository-failed",about("git"),{answer:stderr.trim()})};await git(
"init","--quiet","--initial-branch=main",".");for(let{subject,files}of DEMO_COMMITS){for(let[path,text]of Object.entries(
files))await host.files.write(join(folder,path),text);await git("add","--all"),await git(...["-c","user.name=bench-refer\
ee","-c","user.email=demo@localhost","-c","commit.gpgsign=false"],"commit","--quiet","-m",subject)}}export{demo};
