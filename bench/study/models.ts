// The models of noise of the study, by name. The first sixteen have the noise of shared runners, each part alone and
// all of it in `ci`. The others have what such a list misses: disturbances synchronous with the order of the
// invocations, neighbours who stay for several rounds, coarse clocks, and recorded traces of real programs.

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
  'replay-quiet': { own: 0, replayed: tracesOf('quiet') },
  'replay-busy': { own: 0, replayed: tracesOf('busy') },
} as const satisfies Record<string, NoiseModel>;

export type ModelName = keyof typeof MODELS;

export const MODEL_NAMES = Object.keys(MODELS) as ModelName[];

/**
 * Models in which base and head have the same distribution, so that every finding is a false alarm. Two builds of one
 * program really differ, and a head with a larger variance than base is not unchanged.
 */
export const EQUAL_MODELS: readonly ModelName[] = MODEL_NAMES.filter((name) => name !== 'build' && name !== 'scatter');

function tracesOf(kind: (typeof SURROUNDINGS)[number]): (readonly number[])[] {
  return Object.entries(TRACES).flatMap(([name, trace]) => (name.endsWith(`-${kind}`) ? [trace] : []));
}
