// A git repository whose benchmark is as noisy as a shared runner: what the n-th invocation prints comes from a
// model of noise and is written down beforehand, so that it depends on nothing but the seed. Head's change is in its
// own tree: the file `effect` names which of two outputs an invocation gives.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goNanoseconds } from '../../bench/study/clock.ts';
import { MODELS, type ModelName } from '../../bench/study/models.ts';
import { simulate } from '../../bench/study/noise.ts';
import { benchRepository } from './bench-repository.ts';
import { temporaryFolder } from './temporary.ts';

export interface Noisy {
  readonly model: ModelName;
  readonly seed: number;
  readonly benchmarks: number;
  /** Head's first benchmark is slower by this: 0.1 is 10 %. */
  readonly effect: number;
}

/** Two warm-ups and thirty rounds. */
const INVOCATIONS = 62;

const BENCH = `n=0
[ ! -f "$NOISE/count" ] || read -r n < "$NOISE/count"
echo $((n + 1)) > "$NOISE/count"
read -r effect < effect
exec cat "$NOISE/$n-$effect"
`;

/** The repository, and the environment that its benchmark needs. */
export function noisyRepository({ model, seed, benchmarks, effect }: Noisy) {
  const noise = temporaryFolder('noise-');
  mkdirSync(noise, { recursive: true });
  const order = Array.from({ length: INVOCATIONS }, () => 'base' as const);
  const { levels, factors } = simulate({ model: MODELS[model], seed, benchmarks, order, count: 1 });
  for (const [invocation, own] of factors.entries()) {
    for (const [name, slowdown] of [['none', 1] as const, ['some', 1 + effect] as const]) {
      const lines = levels.map((level, index) => {
        const time = level * own[index]![0]! * (index === 0 ? slowdown : 1);
        return `BenchmarkB${String(index).padStart(3, '0')}-4 \t 100\t ${goNanoseconds(time)} ns/op`;
      });
      writeFileSync(join(noise, `${invocation}-${name}`), [...HEADER, ...lines, 'PASS', ''].join('\n'));
    }
  }
  const { folder } = benchRepository(
    { config: 'run: sh noisy.sh\n', files: { 'noisy.sh': BENCH, effect: 'none\n' } },
    { files: { effect: effect === 0 ? 'none\n' : 'some\n' } },
  );
  return { folder, env: { NOISE: noise } };
}

const HEADER = ['goos: linux', 'goarch: amd64', 'pkg: example.com/noisy'];
