// Inputs of the benchmarks, equal on all machines and in all runs.

import { SIDES, type Side } from '../src/model/measurement.ts';
import { RECORDING_VERSION, type RecordedSeries, type Recording } from '../src/model/recording.ts';
import { randomOf } from './random.ts';

/** Returns times as Go prints them. They have four digits, so that most values have ties. */
export function tiedSample(seed: number, n: number): number[] {
  const random = randomOf(seed).uniform;
  return Array.from({ length: n }, () => Math.round(100 + 4 * random()) / 10);
}

export function goOutput({ benchmarks, count }: { benchmarks: number; count: number }): string {
  const random = randomOf(7).uniform;
  const lines = Array.from({ length: benchmarks * count }, (_, index) => {
    const name = `BenchmarkEncode/case=${index % benchmarks}-8`;
    return `${name}\t${1e6}\t${(100 + 5 * random()).toFixed(1)} ns/op\t64 B/op\t2 allocs/op`;
  });
  return ['goos: linux', 'goarch: amd64', 'pkg: example.com/codec', ...lines, 'PASS', ''].join('\n');
}

/** Returns a recording in which every invocation measures each benchmark once and base and head alternate. */
export function recordingOf({ benchmarks, rounds }: { benchmarks: number; rounds: number }): Recording {
  const random = randomOf(11).uniform;
  const order = Array.from({ length: rounds }, () => SIDES).flat();
  const valuesOf = (side: Side) => ({
    invocations: order.flatMap((one, invocation) => (one === side ? [invocation] : [])),
    values: Array.from({ length: rounds }, () => [Math.round(1000 + 40 * random()) / 10]),
  });
  return recordingWith({
    rounds: { min: rounds, max: rounds },
    order,
    series: Array.from({ length: benchmarks }, (_, index) => ({
      name: `Encode/case=${index}-8`,
      base: valuesOf('base'),
      head: valuesOf('head'),
    })),
  });
}

/** Returns a Recording of one Go command with these values. Invocation n of a side belongs to round n. */
export function recordingWith({
  rounds,
  order,
  series,
}: {
  readonly rounds: Recording['schedule']['rounds'];
  readonly order: readonly Side[];
  readonly series: readonly (Pick<RecordedSeries, 'name' | Side> & Partial<RecordedSeries>)[];
}): Recording {
  const made: Record<Side, number> = { base: 0, head: 0 };
  return {
    version: RECORDING_VERSION,
    name: 'bench',
    commits: { base: { sha: 'a'.repeat(40), how: 'merge-base' }, head: { sha: 'b'.repeat(40), how: 'head' } },
    schedule: {
      seed: '1',
      rounds,
      commands: ['go test -bench .'],
      setup: null,
      workingDirectory: '.',
      format: 'go',
      unit: 'invocation',
      ended: 'complete',
    },
    environment: {
      os: 'Linux',
      kernel: 'Linux 6',
      architecture: 'x64',
      cpu: 'a processor',
      cores: 4,
      memoryBytes: 2 ** 34,
      image: null,
      node: '24',
      loadBefore: null,
      loadAfter: null,
    },
    invocations: order.map((side, index) => ({
      side,
      round: ++made[side],
      command: 0,
      startMs: index,
      durationMs: 1,
      exitCode: 0,
      outcome: 'ok',
    })),
    series: series.map((one) => ({
      group: 'example.com/codec',
      metric: 'ns/op',
      unit: 'ns/op',
      better: null,
      primary: true,
      deterministic: false,
      ...one,
    })),
    problems: [],
  };
}

/** Returns a large suite with Go's three metrics. One benchmark in a hundred is slower on head, and one is faster. */
export function suiteOf({ benchmarks, rounds }: { benchmarks: number; rounds: number }): Recording {
  const random = randomOf(29);
  const order = Array.from({ length: rounds }, () => SIDES).flat();
  const taken = (side: Side, value: () => number) => ({
    invocations: order.flatMap((one, invocation) => (one === side ? [invocation] : [])),
    values: Array.from({ length: rounds }, () => [Number(value().toPrecision(4))]),
  });
  const both = (value: (side: Side) => number) => ({
    base: taken('base', () => value('base')),
    head: taken('head', () => value('head')),
  });
  const series = Array.from({ length: benchmarks }, (_, index) => {
    const own = { name: `Encode/case=${index}-8`, group: `example.com/codec/part${index % 40}` };
    const factor = index % 100 === 7 ? 1.12 : index % 100 === 42 ? 0.88 : 1;
    const middle = 10 ** (1 + 4 * random.uniform());
    const noise = 0.01 + 0.04 * random.uniform() ** 3;
    const time = (side: Side) => middle * (side === 'head' ? factor : 1) * Math.exp(noise * random.gauss());
    return [
      { ...own, ...both(time) },
      { ...own, metric: 'B/op', unit: 'B/op', primary: false, ...both(() => 64 * (index % 50)) },
      { ...own, metric: 'allocs/op', unit: 'allocs/op', primary: false, ...both(() => index % 12) },
    ];
  }).flat();
  return recordingWith({ rounds: { min: rounds, max: rounds }, order, series });
}
