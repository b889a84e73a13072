// The models of noise of the study, by name. The first sixteen have the noise of shared runners, each part alone and
// all of it in `ci`. The others have what such a list misses: disturbances synchronous with the order of the
// invocations, neighbours who stay for several rounds, coarse clocks, noise that invocations or benchmarks share, one
// loud side, and recorded traces of real programs.

import type { NoiseModel } from './noise.ts';
import { type SURROUNDINGS, TRACES } from './traces.ts';

export const MODELS = {
  ln1: { own: 0.01 },
  ln2: { own: 0.02 },
  ln5: { own: 0.05 },
  ln10: { own: 0.1 },
  heavy: { own: 0.02, outliers: { share: 0.1, from: 1.2, to: 2 } },
  ar1: { own: 0.02, wandering: { sd: 0.04, seconds: 600 } },
  rw: { own: 0.02, drift: 0.05 },
  step: { own: 0.02, step: { size: 0.15, probability: 1 } },
  burst: { own: 0.02, bursts: { size: 0.15, on: 150, off: 600 } },
  warmup: { own: 0.02, warmUp: { size: 0.1, seconds: 300 } },
  period2: { own: 0.02, alternating: 0.06 },
  layout: { own: 0.005, process: 0.03 },
  bimodal: { own: 0.01, slowMode: { share: 0.3, size: 0.12 } },
  ci: {
    own: 0.015,
    process: 0.01,
    wandering: { sd: 0.02, seconds: 600 },
    outliers: { share: 0.03, from: 1.1, to: 1.6 },
    bursts: { size: 0.1, on: 100, off: 600 },
    step: { size: 0.08, probability: 0.2 },
  },
  'ci-noisy': {
    own: 0.04,
    process: 0.02,
    wandering: { sd: 0.03, seconds: 600 },
    outliers: { share: 0.05, from: 1.1, to: 2 },
    bursts: { size: 0.2, on: 150, off: 600 },
    step: { size: 0.15, probability: 0.3 },
  },
  build: { own: 0.01, build: 0.02 },
  outer4: { own: 0.02, periodic: { period: 4, places: [0, 3], size: 0.06 } },
  square4: { own: 0.02, periodic: { period: 4, places: [0, 1], size: 0.06 } },
  second: { own: 0.02, afterOtherSide: 0.06 },
  carry: { own: 0.02, afterSlow: 0.06 },
  steal: { own: 0.02, states: { size: 0.25, slow: 12, fast: 24 } },
  clock3: { own: 0.02, tick: 0.04 },
  clock1: { own: 0.02, tick: 0.2 },
  modeshift: { own: 0.02, states: { size: 0.12, slow: 8, fast: 8 } },
  scatter: { own: 0.02, ownOfHead: 0.06 },
  loudbase: { own: 0.02, ownOfBase: 0.06 },
  clock15: { own: 0.02, ticks: { from: 15, to: 60 } },
  chain5: { own: 0, chained: { sd: 0.03, correlation: 0.5, isShared: false } },
  chain9: { own: 0, chained: { sd: 0.03, correlation: 0.9, isShared: false } },
  chain9all: { own: 0.02, chained: { sd: 0.05, correlation: 0.9, isShared: true } },
  shock: { own: 0.02, shock: 0.04 },
  correlated: { own: 0.035, shock: 0.035 },
  spikes: { own: 0.02, outliers: { share: 0.2, from: 1.2, to: 1.7 } },
  layouts: { own: 0.01, layouts: { count: { from: 2, to: 4 }, apart: { from: 0.03, to: 0.15 } } },
  pareto: { own: 0.01, pareto: { shape: 1.5, scale: 0.05 } },
  turbo: { own: 0.02, turbo: { size: 0.2, invocations: 10 } },
  growing: { own: 0.01, ownAtEnd: 0.08, trend: 0.1 },
  headcache: { own: 0.02, headAfterBase: { from: 0.02, to: 0.06 } },
  'replay-quiet': { own: 0, replayed: tracesOf('quiet') },
  'replay-busy': { own: 0, replayed: tracesOf('busy') },
  'replay-crowded': { own: 0, replayed: tracesOf('crowded') },
} as const satisfies Record<string, NoiseModel>;

export type ModelName = keyof typeof MODELS;

export const MODEL_NAMES = Object.keys(MODELS) as ModelName[];

/** Models in which one side has a larger variance: head is not unchanged, but no finding may come of it. */
export const LOUD_MODELS: readonly ModelName[] = ['scatter', 'loudbase'];

/**
 * Models in which base and head have the same distribution, so that every finding is a false alarm. Two builds of one
 * program really differ, a side with a larger variance is not unchanged, and with `headcache` the alternation itself
 * makes head slower, which no test can tell from a change.
 */
export const EQUAL_MODELS: readonly ModelName[] = MODEL_NAMES.filter(
  (name) => name !== 'build' && name !== 'headcache' && !LOUD_MODELS.includes(name),
);

function tracesOf(kind: (typeof SURROUNDINGS)[number]): (readonly number[])[] {
  return Object.entries(TRACES).flatMap(([name, trace]) => (name.endsWith(`-${kind}`) ? [trace] : []));
}
