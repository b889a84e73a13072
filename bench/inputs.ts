// Inputs of the benchmarks: the same on every machine and in every run.

import { RECORDING_VERSION, type Recording } from '../src/model/recording.ts';

/** Marsaglia's xorshift32: plain, fast, and good enough for inputs. Answers numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** Times as Go prints them: four digits, so that ties are the rule. */
export function tiedSample(seed: number, n: number): number[] {
  const random = generator(seed);
  return Array.from({ length: n }, () => Math.round(100 + 4 * random()) / 10);
}

export function goOutput({ benchmarks, count }: { benchmarks: number; count: number }): string {
  const random = generator(7);
  const lines = Array.from({ length: benchmarks * count }, (_, index) => {
    const name = `BenchmarkEncode/case=${index % benchmarks}-8`;
    return `${name}\t${1e6}\t${(100 + 5 * random()).toFixed(1)} ns/op\t64 B/op\t2 allocs/op`;
  });
  return ['goos: linux', 'goarch: amd64', 'pkg: example.com/codec', ...lines, 'PASS', ''].join('\n');
}

export function recordingOf({ benchmarks, rounds }: { benchmarks: number; rounds: number }): Recording {
  const random = generator(11);
  const sides = ['base', 'head'] as const;
  const invocations = Array.from({ length: 2 * rounds }, (_, index) => ({
    side: sides[index % 2]!,
    round: Math.floor(index / 2) + 1,
    command: 0,
    startMs: index,
    durationMs: 1,
    exitCode: 0,
    outcome: 'ok' as const,
  }));
  const values = (offset: number) => ({
    invocations: Array.from({ length: rounds }, (_, round) => 2 * round + offset),
    values: Array.from({ length: rounds }, () => [Math.round(1000 + 40 * random()) / 10]),
  });
  return {
    version: RECORDING_VERSION,
    name: 'bench',
    commits: { base: { sha: 'a'.repeat(40), how: 'merge-base' }, head: { sha: 'b'.repeat(40), how: 'head' } },
    schedule: {
      seed: '1',
      rounds: { min: rounds, max: rounds },
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
    invocations,
    series: Array.from({ length: benchmarks }, (_, index) => ({
      group: 'example.com/codec',
      name: `Encode/case=${index}-8`,
      metric: 'ns/op',
      unit: 'ns/op',
      better: null,
      primary: true,
      deterministic: false,
      base: values(0),
      head: values(1),
    })),
    problems: [],
  };
}
