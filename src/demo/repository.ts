// The repository that `demo` measures: a small word counter in plain JavaScript with a benchmark, and two commits. The
// second commit is shorter code but slower, like a usual regression. It also makes three times as many strings. They are
// counted, so that the regression shows on the busiest machine.

export interface DemoCommit {
  readonly subject: string;
  readonly files: Readonly<Record<string, string>>;
}

const README = `# word-count

Counts words. A tiny library, so that its benchmark takes seconds.
`;

const CONFIG = `# .github/bench-referee.yml
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
`;

const BENCH = `import { countWords } from './count.mjs';
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
`;

const COUNT_BASE = `// How often each word occurs. One pass over the characters.
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
`;

const COUNT_HEAD = `// How often each word occurs.
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
`;

const FIRST = `// The first n words, without looking at the rest of the text.
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
`;

export const DEMO_COMMITS: readonly [base: DemoCommit, head: DemoCommit] = [
  {
    subject: 'count words in one pass',
    files: {
      'README.md': README,
      '.github/bench-referee.yml': CONFIG,
      'bench.mjs': BENCH,
      'count.mjs': COUNT_BASE,
      'first.mjs': FIRST,
    },
  },
  {
    subject: 'countWords: simplify, and normalise accents',
    files: { 'count.mjs': COUNT_HEAD },
  },
];

export const DEMO_REGRESSION = 'countWords/4000';
