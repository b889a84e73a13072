import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measureLocalCommits}from"./chunk-AHE3HX7P.js";import{printReport,terminalGuidance,writeResultFiles}from"./chunk-6XAJ26TU.js";
import"./chunk-DX45VX6Y.js";import{analyse,makeTerminalHost}from"./chunk-GCDM7QQY.js";import"./chunk-P62QPGD6.js";
import"./chunk-EF4R5VIE.js";import"./chunk-YEK475H4.js";import"./chunk-3GIJQ7B4.js";import{parseNoArgs,
quoteShellWords}from"./chunk-2PJAB4V4.js";import"./chunk-NOM5XXZ4.js";import{userError}from"./chunk-XUA7IWJB.js";
import{about}from"./chunk-AQDACMIJ.js";import"./chunk-E4HB5Y7J.js";import{join}from"node:path";var README=`# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`,CONFIG=`# .github/bench-referee.yml
run: node bench.mjs
format: json
rounds: 6..30
budgets:
  - metric: value
    max-regression: 5%
    because: a search box calls this on every key press
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

// The one that makes garbage comes last: what it leaves behind would disturb the other.
console.log(
  JSON.stringify([
    measure('firstWords/50', () => firstWords(text, 50)),
    measure('countWords/4000', () => countWords(text)),
  ]),
);
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
{recording,report}),hasResults=!0,await printReport(report,"text");let caught=report.rows.some(({name,state})=>name===DEMO_REGRESSION&&
state==="regression");return process.stdout.write(`
${caught?caughtText(host):MISSED}

comment  ${join(folder,"comment.md")}
report   ${join(folder,"report.html")}
`),caught?0:2}finally{await host.files.remove(hasResults?repository:folder)}}var MISSED="The regression was not caught. \
This should not happen; please report it with the table above.";function caughtText({program}){return`The regression was\
 caught: on a pull request this check would be red. In a repository of your own: \`${quoteShellWords(program)} check -- \
COMMAND\`.`}async function makeRepository(host,folder){await host.files.makeFolder(folder);let git=async(...args)=>{let{
exitCode,stderr}=await host.git(args,{folder});if(exitCode!==0)throw userError("demo-repository-failed",about("git"),{answer:stderr.
trim()})};await git("init","--quiet","--initial-branch=main",".");for(let{subject,files}of DEMO_COMMITS){for(let[path,text]of Object.
entries(files))await host.files.write(join(folder,path),text);await git("add","--all"),await git(...["-c","user.name=ben\
ch-referee","-c","user.email=demo@localhost","-c","commit.gpgsign=false"],"commit","--quiet","-m",subject)}}export{demo};
