// Four programs for Node.js: own time, a new helper in a loop, a method that copies, and a closure without a name.

import type { Case } from './cases.ts';

const PROFILER = `node --no-turbo-inlining --cpu-prof --cpu-prof-dir="\${BENCH_REFEREE_PROFILE%/*}" --cpu-prof-name="\${BENCH_REFEREE_PROFILE##*/}" bench.mjs`;

const FILTER = `"\${BENCH_REFEREE_FILTER:-.}"`;

/** Returns the fastest call, which other programs on the machine disturb least. */
const FASTEST = `function fastest(work, isOver) {
  let least = Infinity;
  const start = performance.now();
  for (let count = 1; !isOver(count, performance.now() - start); count += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}
`;

/** Prints lines as Go's, for the benchmarks that the filter selects. Each runs for so many milliseconds. */
const FILTERED = `${FASTEST}
export function run(benchmarks) {
  const wanted = new RegExp(process.argv[3]);
  for (const [name, work] of Object.entries(benchmarks)) {
    if (!wanted.test(\`Benchmark\${name}\`)) continue;
    const ms = fastest(work, (_, took) => took > Number(process.argv[2]));
    console.log(\`Benchmark\${name} 1 \${1e6 * ms} ns/op\`);
  }
}
`;

/** Prints JSON of all benchmarks. Each is called so many times. */
const UNFILTERED = `${FASTEST}
export function run(benchmarks) {
  const times = Number(process.argv[2]);
  const measure = ([name, work]) => ({ name, unit: 'ms/op', value: fastest(work, (count) => count > times) });
  console.log(JSON.stringify(Object.entries(benchmarks).map(measure)));
}
`;

const filtered = {
  run: `node bench.mjs 80 ${FILTER}`,
  format: 'go',
  profile: { command: `${PROFILER} 1200 ${FILTER}` },
};

const unused = (file: string): Case['unused'] => [
  file,
  '\nexport function unusedYet(list) {\n  return list.map((one) => one + 1);\n}\n',
];

const ownTime: Case = {
  name: 'node: own time, all benchmarks in one profile',
  needs: ['node'],
  files: {
    'harness.mjs': UNFILTERED,
    'data.mjs': 'export const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => (index * 7919) >>> 3);\n',
    'checksum.mjs': `export function adler(bytes) {
  let a = 1;
  let b = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    a += bytes[index];
    b = (b + a) & 0xffffff;
  }
  return ((b % 65521) << 16) | (a % 65521);
}

export function fletcher(bytes) {
  let low = 0;
  let high = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    low = (low + bytes[index]) % 255;
    high = (high + low) % 255;
  }
  return (high << 8) | low;
}
`,
    'histogram.mjs': `export function histogram(bytes) {
  const counts = new Array(256).fill(0);
  for (let index = 0; index < bytes.length; index += 1) counts[bytes[index]] += 1;
  return counts;
}
`,
    'bench.mjs': `import { run } from './harness.mjs';
import { bytes } from './data.mjs';
import { adler, fletcher } from './checksum.mjs';
import { histogram } from './histogram.mjs';

run({ adler: () => adler(bytes), fletcher: () => fletcher(bytes), histogram: () => histogram(bytes) });
`,
  },
  configuration: { run: 'node bench.mjs 150', format: 'gab-custom', profile: { command: `${PROFILER} 800` } },
  planted: ['checksum.mjs', '    high = (high + low) % 255;', '    high = (((high + low) % 255) + (low % 251)) % 255;'],
  refactored: ['checksum.mjs', '  return (high << 8) | low;', '  const shifted = high << 8;\n  return shifted | low;'],
  row: 'fletcher',
  functions: /^fletcher$/,
  unused: unused('checksum.mjs'),
};

const newHelper: Case = {
  name: 'node: a new helper, called in a loop',
  needs: ['node'],
  files: {
    'harness.mjs': FILTERED,
    'text.mjs': `export const text = Array.from({ length: 4000 }, (_, index) => 'word' + ((index * 7919) % 977)).join(' ');\n`,
    'words.mjs': `export function countWords(text) {
  const counts = new Map();
  for (const word of text.split(' ')) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

export function longestWord(text) {
  let longest = '';
  for (const word of text.split(' ')) if (word.length > longest.length) longest = word;
  return longest;
}

export function capitals(text) {
  return text.split(' ').map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
}
`,
    'bench.mjs': `import { run } from './harness.mjs';
import { text } from './text.mjs';
import { capitals, countWords, longestWord } from './words.mjs';

run({ CountWords: () => countWords(text), LongestWord: () => longestWord(text), Capitals: () => capitals(text) });
`,
  },
  configuration: filtered,
  planted: [
    'words.mjs',
    `export function countWords(text) {
  const counts = new Map();
  for (const word of text.split(' ')) {
`,
    `function foldWord(word) {
  let folded = 7;
  for (const letter of word) folded = (folded * 31 + letter.codePointAt(0)) % 8191;
  return folded;
}

export function countWords(text) {
  const counts = new Map();
  for (const word of text.split(' ')) {
    if (foldWord(word) < 0) continue;
`,
  ],
  refactored: [
    'words.mjs',
    '    counts.set(word, (counts.get(word) ?? 0) + 1);',
    '    const seen = counts.get(word) ?? 0;\n    counts.set(word, seen + 1);',
  ],
  row: 'CountWords',
  functions: /^(?:foldWord|countWords)$/,
  unused: unused('words.mjs'),
};

const copyingMethod: Case = {
  name: 'node: a method that copies its list again and again',
  needs: ['node'],
  files: {
    'harness.mjs': FILTERED,
    'queue.mjs': `export class Queue {
  #waiting = [];

  addAll(jobs) {
    for (const job of jobs) {
      this.#waiting.push(job);
      this.#siftUp(this.#waiting.length - 1);
    }
    return this;
  }

  #siftUp(index) {
    const waiting = this.#waiting;
    while (index > 0 && waiting[(index - 1) >> 1].due > waiting[index].due) {
      const above = (index - 1) >> 1;
      [waiting[above], waiting[index]] = [waiting[index], waiting[above]];
      index = above;
    }
  }

  total() {
    return this.#waiting.reduce((sum, { due }) => sum + due, 0);
  }

  late(now) {
    return this.#waiting.filter(({ due }) => due < now).map(({ id }) => id);
  }
}
`,
    'bench.mjs': `import { run } from './harness.mjs';
import { Queue } from './queue.mjs';

const jobs = Array.from({ length: 400 }, (_, id) => ({ id, due: (id * 7919) % 1009 }));
const full = new Queue().addAll(Array.from({ length: 50 }, () => jobs).flat());

run({ AddAll: () => new Queue().addAll(jobs), Total: () => full.total(), Late: () => full.late(500) });
`,
  },
  configuration: filtered,
  planted: [
    'queue.mjs',
    '      this.#waiting.push(job);',
    '      this.#waiting.push(job);\n      if (this.#waiting.length % 40 === 0) this.#waiting = [...this.#waiting];',
  ],
  refactored: [
    'queue.mjs',
    '    for (const job of jobs) {',
    '    // The earliest one stays in front.\n    for (const job of jobs) {',
  ],
  row: 'AddAll',
  functions: /^addAll$/,
  unused: unused('queue.mjs'),
};

const closure: Case = {
  name: 'node: a closure without a name, the whole command measured',
  needs: ['node'],
  files: {
    'score.mjs': `export const makeScorer = (weights) => {
  const scaled = weights.map((weight) => weight / 10);
  return (row) => {
    let score = 0;
    for (let index = 0; index < scaled.length; index += 1) score += scaled[index] * row[index];
    return score;
  };
};

export const makeRanker = (limit) => (scores) => scores.toSorted((one, other) => other - one).slice(0, limit);
`,
    'bench.mjs': `import { makeRanker, makeScorer } from './score.mjs';

const rows = Array.from({ length: 500 }, (_, row) => Array.from({ length: 40 }, (_, column) => (row * column) % 17));
const [score, rank] = [makeScorer(rows[7]), makeRanker(10)];
let sum = 0;
for (let time = 0; time < Number(process.argv[2]); time += 1) sum += rank(rows.map((row) => score(row)))[0];
if (Number.isNaN(sum)) throw new Error('no score');
`,
  },
  configuration: {
    run: 'node bench.mjs 2000',
    format: 'command',
    profile: { command: `${PROFILER} 4000` },
    budgets: [{ metric: 'user-time', 'max-regression': '10%' }],
  },
  planted: [
    'score.mjs',
    'score += scaled[index] * row[index];',
    'score += scaled[index] * row[index] - Math.abs(score / 64);',
  ],
  refactored: ['score.mjs', '    return score;', '    const total = score;\n    return total;'],
  row: 'node bench.mjs 2000',
  functions: /anonymous.* score\.mjs:3$/,
  unused: unused('score.mjs'),
};

export const CASES_OF_NODE: readonly Case[] = [ownTime, newHelper, copyingMethod, closure];
