// Recordings for tests of what reads them: say the values of each benchmark on both sides, round by round, and
// the rest is unremarkable.

import { asBaseline, withBaseline } from '../../src/model/baseline.ts';
import type { WrittenCommand } from '../../src/model/command-schema.ts';
import type { Side } from '../../src/model/measurement.ts';
import type { RecordedInvocation, Recording } from '../../src/model/recording.ts';

/** A benchmark by `name`, `name metric` or `name metric [unit]`; the metric is `time` and its unit `ms` otherwise. */
export type Sides = Partial<Record<Side, readonly (number | readonly number[])[]>>;

interface Given {
  readonly rounds?: Recording['schedule']['rounds'];
  readonly unit?: Recording['schedule']['unit'];
  readonly ended?: Recording['schedule']['ended'];
  readonly problems?: Recording['problems'];
  /** Invocations that did not end well, by `base 3`. */
  readonly outcomes?: Readonly<Record<string, 'failed' | 'cut'>>;
  /** Without it: `go` where every name ends in a number of processors, else `json`. */
  readonly format?: string;
  readonly deterministic?: boolean;
  readonly environment?: Partial<Recording['environment']>;
  readonly changes?: Partial<Recording['changes']>;
}

const UNCHANGED = { lockFiles: { total: 0, paths: [] }, benchmarkSources: { total: 0, paths: [] } };

/** The i-th value of a benchmark is of round i; a list is all the raw values of that round. */
export function aRecording(benchmarks: Readonly<Record<string, Sides>>, given: Given = {}): Recording {
  const all = Object.values(benchmarks);
  const names = Object.keys(benchmarks).map((label) => label.split(' ')[0]!);
  const count = Math.max(...all.flatMap(({ base = [], head = [] }) => [base.length, head.length]));
  const runs = (side: Side) => all.some((sides) => sides[side] !== undefined);
  const invocations = Array.from({ length: count }, (_, index) => index + 1).flatMap((round) =>
    (['base', 'head'] as const).filter(runs).map((side) => {
      const outcome: RecordedInvocation['outcome'] = given.outcomes?.[`${side} ${round}`] ?? 'ok';
      return { side, round, command: 0, startMs: round * 100, durationMs: 40, exitCode: 0, outcome };
    }),
  );
  const indexOf = (side: Side, round: number) =>
    invocations.findIndex((one) => one.side === side && one.round === round);
  const taken = (side: Side, values: Sides[Side] = []) => {
    const kept = values.map((value, index) => ({ value, at: indexOf(side, index + 1) }));
    const good = kept.filter(({ at }) => invocations[at]?.outcome === 'ok');
    return {
      invocations: good.map(({ at }) => at),
      values: good.map(({ value }) => (typeof value === 'number' ? [value] : [...value])),
    };
  };
  return {
    version: 2,
    name: 'bench-referee',
    commits: { base: { sha: 'b'.repeat(40), how: 'merge-base' }, head: { sha: 'a'.repeat(40), how: 'head' } },
    schedule: {
      seed: '7f3a91c2',
      rounds: given.rounds ?? { min: count, max: count },
      commands: ['bench'],
      setup: null,
      workingDirectory: '.',
      format: given.format ?? (names.every((name) => /-\d+$/.test(name)) ? 'go' : 'json'),
      unit: given.unit ?? 'invocation',
      ended: given.ended ?? 'complete',
    },
    environment: {
      os: 'linux',
      kernel: '6.11',
      architecture: 'x64',
      cpu: 'a processor',
      cores: 4,
      memoryBytes: 16e9,
      image: null,
      node: '24.0.0',
      loadBefore: null,
      loadAfter: null,
      ...given.environment,
    },
    ...(given.changes === undefined ? {} : { changes: { ...UNCHANGED, ...given.changes } }),
    invocations,
    series: Object.entries(benchmarks).map(([label, { base, head }]) => {
      const [, name = label, metric = 'time', unit = 'ms'] = /^(\S+)(?: (\S+))?(?: \[(.+)\])?$/.exec(label) ?? [];
      return {
        group: null,
        name,
        metric,
        unit,
        better: null,
        primary: true,
        deterministic: given.deterministic ?? false,
        base: taken('base', base),
        head: taken('head', head),
      };
    }),
    problems: [...(given.problems ?? [])],
  };
}

export const BASELINE_PATH = 'bench/baseline.json';

/** Runs of head alone, `kept` on a day of its own and perhaps elsewhere, and the second one beside it. */
export function besideBaseline(
  kept: readonly [benchmarks: Readonly<Record<string, Sides['head']>>, given?: Given & Kept],
  run: readonly [benchmarks: Readonly<Record<string, Sides['head']>>, given?: Given & Kept],
): Recording {
  const [baseline, head] = [kept, run].map(([benchmarks, given = {}]): Recording => {
    const sides = Object.entries(benchmarks).map(([name, values = []]) => [name, { head: values }]);
    const { measuredOn = '2026-11-20', commands, ...rest } = given;
    const recording = aRecording(Object.fromEntries(sides) as Record<string, Sides>, {
      changes: {},
      ...rest,
    });
    const schedule = { ...recording.schedule, ...(commands && { commands: [...commands] }) };
    return { ...recording, measuredOn, schedule };
  }) as [Recording, Recording];
  return withBaseline(head, { path: BASELINE_PATH, recording: asBaseline(baseline) });
}

interface Kept {
  readonly measuredOn?: string;
  readonly commands?: readonly WrittenCommand[];
}
