// Verifies the planted slowdowns: builds the suite unchanged and with every plantable benchmark 10 % slower, runs the
// two alternately, and reports how much slower each benchmark is. Noise only adds time, so the minimum of each side is
// compared. A single value is so short that some are not disturbed by any other process.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baseFiles, headFiles, PLANTABLE, type SuiteFiles } from './repository.ts';

/** Operations per value. They take about 3 ms, a time slice of the scheduler. */
const OPERATIONS = '20x';

export interface Slowdown {
  readonly name: string;
  /** Ratio of the minima minus one; 0.1 is 10 % slower. */
  readonly least: number;
  readonly median: number;
}

/** Range of the measured slowdown, which is meant to be 10 %. */
export const EXPECTED_SLOWDOWN = { least: 0.09, most: 0.11 };

/** Measures the slowdowns. `folder` must be empty; the two programs are built there. */
export function measureSlowdowns(folder: string, { turns }: { turns: number }): Slowdown[] {
  const base = baseFiles({ benchtime: OPERATIONS });
  const programs = [base, { ...base, ...headFiles(1, PLANTABLE) }].map((files, index) =>
    build(join(folder, `side-${index}`), files),
  );
  const times = programs.map(() => new Map<string, number[]>(PLANTABLE.map((name) => [name, []])));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      for (const [name, time] of timesIn(run(programs[side]!))) times[side]!.get(name)?.push(time);
    }
  }
  const [before, after] = times as [Map<string, number[]>, Map<string, number[]>];
  return PLANTABLE.map((name) => {
    const [left, right] = [before.get(name)!, after.get(name)!];
    return {
      name,
      least: Math.min(...right) / Math.min(...left) - 1,
      median: medianOf(right) / medianOf(left) - 1,
    };
  });
}

export function writeFiles(folder: string, files: SuiteFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function build(folder: string, files: SuiteFiles): string {
  writeFiles(folder, files);
  execFileSync('go', ['test', '-c', '-o', 'bench.test', '.'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'bench.test');
}

function run(program: string): string {
  const flags = [
    '-test.run',
    '^$',
    '-test.bench',
    `^Benchmark(${PLANTABLE.join('|')})$`,
    '-test.benchtime',
    OPERATIONS,
  ];
  return execFileSync(program, flags, { cwd: dirname(program), encoding: 'utf8' });
}

/** Returns the time of each benchmark in nanoseconds. */
function timesIn(output: string): [string, number][] {
  const lines = output.matchAll(/^Benchmark(\w+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns\/op/gm);
  return [...lines].map(([, name, time]) => [name!, Number(time)]);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
