// Makes the repository of the experiment: a real suite of Go benchmarks, and for each pair of commits a head that is
// the same program, or one in which some benchmarks do more of the same work. Pure except for reading the files of the
// suite.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, randomOf } from '../../random.ts';

const SUITE = join(import.meta.dirname, 'suite');
const SUITE_FILES = ['go.mod', 'suite_test.go'];

/**
 * Benchmarks that a head can make slower. They allocate no memory in their loops, so 10 % more work takes 10 % more
 * time; garbage collection would come in steps. Matrix and Deflate are not included: the addresses of their memory
 * differ between processes and change their times by more than the 1 % that `--verify` allows.
 */
export const PLANTABLE = ['CRC32', 'MD5', 'MapLookup', 'SHA256', 'SortInts', 'SortStrings'] as const;

/** Repetitions of the work in one operation. */
export const TIMES = 10;

/** Repetitions that are 10 % more work. */
const PLANTED_TIMES = 11;

export type SuiteFiles = Readonly<Record<string, string>>;

/** Returns the names as in a report: without `Benchmark` and without the number of processors. */
export function benchmarkNames(): string[] {
  const source = readFileSync(join(SUITE, 'suite_test.go'), 'utf8');
  return [...source.matchAll(/^func Benchmark(\w+)\(/gm)].map(([, name]) => name!);
}

export function baseFiles({ benchtime }: { benchtime: string }): SuiteFiles {
  const suite = SUITE_FILES.map((name) => [name, readFileSync(join(SUITE, name), 'utf8')] as const);
  return {
    ...Object.fromEntries(suite),
    ...timesFile(new Set()),
    'README.md': readme(0),
    '.gitignore': 'bench.test\n',
    '.github/bench-referee.yml': [
      'setup: go test -c -o bench.test .',
      'run: >-',
      `  ./bench.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.count=1`,
      `  -test.benchtime=\${BENCH_REFEREE_ITERATIONS:-${benchtime}}\${BENCH_REFEREE_ITERATIONS:+x}`,
      'format: go',
      'budgets:',
      '  - metric: "*"',
      '    max-regression: 5%',
      '',
    ].join('\n'),
  };
}

/** Returns the files that head changes in a pair. The README always differs, so that there is something to commit. */
export function headFiles(pair: number, planted: readonly string[]): SuiteFiles {
  return { ...timesFile(new Set(planted)), 'README.md': readme(pair) };
}

/** Returns `count` different benchmarks that a head makes slower. */
export function drawPlanted(seed: number, pair: number, count: number): string[] {
  return shuffleList(randomOf(seed, pair), PLANTABLE).slice(0, count).toSorted();
}

export function shuffleList<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random.uniform() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }) => value);
}

/** Returns the file of repetitions. They are data, not constants, so that both sides have the same machine code. */
function timesFile(planted: ReadonlySet<string>): SuiteFiles {
  const names = benchmarkNames();
  const width = Math.max(...names.map(({ length }) => length)) + 3;
  const lines = names.map((name) => `\t${`"${name}":`.padEnd(width)} ${planted.has(name) ? PLANTED_TIMES : TIMES},`);
  return {
    'times_test.go': `package suite\n\nvar times = map[string]int{\n${lines.join('\n')}\n}\n`,
  };
}

function readme(pair: number): string {
  return `# suite\n\nBenchmarks of many kinds, edition ${pair}.\n`;
}
