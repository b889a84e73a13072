// Stored runs of a long history, for benchmarks and for the check of its page: a run for each commit, each night one against
// the latest release, and a step in each tenth benchmark. In: sizes. Out: runs, equal on every machine.

import type { StoredRow, StoredRun } from '../src/model/stored-run.ts';
import { randomOf } from './random.ts';

/** Commits from one comparison with a release to the next. */
const NIGHT = 4;

/** Commits from one release to the next. */
export const RELEASE = 200;

export interface HistorySize {
  /** Number of benchmarks and metrics. */
  readonly series: number;
  /** Number of runs. */
  readonly count: number;
}

/** Returns the SHA of a commit, counted from 0. */
export function shaOfCommit(commit: number): string {
  return commit.toString(16).padStart(4, '0').repeat(10);
}

/** Gives a run for each commit, and each night one against the latest of a few releases. */
export function* makeRuns({ series, count }: HistorySize): Generator<StoredRun> {
  const random = randomOf(1);
  const tree = (commit: number) => ({ tree: shaOfCommit(commit + 0x8000), commit: shaOfCommit(commit) });
  let made = 0;
  const run = (from: number, to: number): StoredRun => {
    const rows = Array.from({ length: series }, (_, index): StoredRow => {
      const place = (50 * index) % 700;
      const step = index % 10 === 0 && to >= place && from < place ? 0.04 : 0;
      return {
        ...{ command: null, group: 'example.com/codec', name: `Benchmark${index}-8`, metric: 'ns/op', better: 'lower' },
        logRatio: Number((step + 0.004 * random.gauss()).toPrecision(6)),
        standardError: Number((0.004 * Math.exp(0.3 * random.gauss())).toPrecision(6)),
        ...{ n: 10, from: 100, to: 101 },
      };
    });
    made += 1;
    const at = new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString();
    return { version: 1, from: tree(from), to: tree(to), at, runner: {}, rows };
  };
  for (let commit = 1; made < count; commit += 1) {
    yield run(commit - 1, commit);
    const release = Math.floor(commit / RELEASE) * RELEASE;
    if (commit % NIGHT === 0 && release !== commit && made < count) yield run(release, commit);
  }
}
