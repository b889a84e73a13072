// The repository that the experiment measures: a real suite of Go benchmarks, and for each pair of commits a head
// that is the same program, or one in which some benchmarks do more of the same work. Pure but for the reading of
// the suite's own files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, randomOf } from '../random.ts';

const SUITE = join(import.meta.dirname, 'suite');
const SUITE_FILES = ['go.mod', 'suite_test.go'];

/**
 * What a head can make slower. These allocate nothing in their loops, so that 10 % more work takes 10 % more time;
 * where there is garbage, its collection comes in steps.
 */
export const PLANTABLE = [
  'CRC32',
  'Deflate',
  'MD5',
  'MapLookup',
  'Matrix',
  'SHA256',
  'SortInts',
  'SortStrings',
] as const;

/** How often each benchmark does its work in one operation. */
export const TIMES = 10;

/** 10 % more of the same work. */
const PLANTED_TIMES = 11;

export type Files = Readonly<Record<string, string>>;

/** Names as a report has them: without `Benchmark` and without the number of processors. */
export function benchmarkNames(): string[] {
  const source = readFileSync(join(SUITE, 'suite_test.go'), 'utf8');
  return [...source.matchAll(/^func Benchmark(\w+)\(/gm)].map(([, name]) => name!);
}

export function baseFiles({ benchtime }: { benchtime: string }): Files {
  const suite = SUITE_FILES.map((name) => [name, readFileSync(join(SUITE, name), 'utf8')] as const);
  return {
    ...Object.fromEntries(suite),
    ...timesFile(new Set()),
    'README.md': readme(0),
    '.gitignore': 'bench.test\n',
    '.github/bench-referee.yml': [
      'setup: go test -c -o bench.test .',
      `run: ./bench.test -test.run '^$' -test.bench . -test.benchtime ${benchtime} -test.count 1`,
      'format: go',
      'budgets:',
      '  - metric: "*"',
      '    max-regression: 5%',
      '',
    ].join('\n'),
  };
}

/** What head changes in the pair of this number. The README always differs, so that there is something to commit. */
export function headFiles(pair: number, planted: readonly string[]): Files {
  return { ...timesFile(new Set(planted)), 'README.md': readme(pair) };
}

/** Benchmarks that a head makes slower: `count` different ones. */
export function drawPlanted(seed: number, pair: number, count: number): string[] {
  return shuffled(randomOf(seed, pair), PLANTABLE).slice(0, count).toSorted();
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random.uniform() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }) => value);
}

/** The numbers are data and no constants, so that the machine code of both sides is the same. */
function timesFile(planted: ReadonlySet<string>): Files {
  const names = benchmarkNames();
  const width = Math.max(...names.map(({ length }) => length)) + 3;
  const lines = names.map(
    (name) => `\t${`"${name}":`.padEnd(width)} ${planted.has(name) ? PLANTED_TIMES : TIMES},`,
  );
  return {
    'times_test.go': `package suite\n\nvar times = map[string]int{\n${lines.join('\n')}\n}\n`,
  };
}

function readme(pair: number): string {
  return `# suite\n\nBenchmarks of many kinds, edition ${pair}.\n`;
}
