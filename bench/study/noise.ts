// Noise of shared runners, as models: for a model, a schedule and a seed, the times that every invocation of an
// unchanged program would give. Pure. What was seen on real runners is in each of them alone, and all of it in
// `ci`. The logarithm of a time is the sum of its parts: log y = log level + sensitivity · surroundings(t)
// + process + mode + own noise + outlier, where the surroundings change slowly and hit all benchmarks.

import type { Side } from '../../src/model/measurement.ts';
import { type Random, randomOf } from '../random.ts';

/** Standard deviations and sizes are on the logarithm (0.02: 2 %), durations in seconds. */
export interface NoiseModel {
  /** Of every single value. */
  readonly own: number;
  /** Values that somebody else made slower: how often, and by which factors. */
  readonly outliers?: { readonly share: number; readonly from: number; readonly to: number };
  /** Slow wandering around a level (autoregressive), and how long it remembers. */
  readonly wandering?: { readonly sd: number; readonly seconds: number };
  /** Wandering away: standard deviation after 1,000 s. */
  readonly drift?: number;
  /** A neighbour who starts at some time and stays: how much, and how probable. */
  readonly step?: { readonly size: number; readonly probability: number };
  /** A neighbour who comes and goes. */
  readonly bursts?: { readonly size: number; readonly on: number; readonly off: number };
  /** Slower in the beginning, less and less. */
  readonly warmUp?: { readonly size: number; readonly seconds: number };
  /** Every second invocation is slower. */
  readonly alternating?: number;
  /** Each process has its own layout, which its values share. */
  readonly process?: number;
  /** Some processes run in a slower mode. */
  readonly slowMode?: { readonly share: number; readonly size: number };
  /** Each build has its own layout, which all its processes share: no schedule can tell it from a change. */
  readonly build?: number;
}

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
} as const satisfies Record<string, NoiseModel>;

export type ModelName = keyof typeof MODELS;

export interface Experiment {
  readonly model: NoiseModel;
  readonly seed: number;
  readonly benchmarks: number;
  /** The sides in the order in which they run: an invocation each. */
  readonly order: readonly Side[];
  /** Values of each benchmark in one invocation; each takes a second. */
  readonly count: number;
}

export interface NoisyTimes {
  /** The middle of each benchmark, in nanoseconds, without any noise. */
  readonly levels: readonly number[];
  /** For each invocation of the order, benchmark after benchmark: factors by which its values differ from the level. */
  readonly factors: readonly (readonly (readonly number[])[])[];
}

/** Nanoseconds of the fastest and the slowest benchmark, as powers of ten. */
const LEVELS = { from: 1.2, to: 6.5 };

/** A neighbour who stays comes within the time of a usual run: so many invocations. */
const USUAL_INVOCATIONS = 20;

export function simulate({ model, seed, benchmarks, order, count }: Experiment): NoisyTimes {
  const random = randomOf(seed, 1);
  const perInvocation = benchmarks * count;
  const surroundings = surroundingsOf(model, randomOf(seed, 2), {
    seconds: order.length * perInvocation,
    usualSeconds: USUAL_INVOCATIONS * perInvocation,
  });
  const each = <T>(make: (index: number) => T) =>
    Array.from({ length: benchmarks }, (_, index) => make(index));
  const levels = each(() => 10 ** between(random, LEVELS));
  const sensitivity = each(() => between(random, { from: 0.5, to: 1.5 }));
  const built = {
    base: each(() => scaled(random, model.build)),
    head: each(() => scaled(random, model.build)),
  };
  const factors = order.map((side, invocation) =>
    each((benchmark) => {
      const shared = built[side][benchmark]! + processPart(model, random, invocation);
      const startSecond = (invocation * benchmarks + benchmark) * count;
      return Array.from({ length: count }, (_, value) => {
        const around = sensitivity[benchmark]! * surroundings[startSecond + value]!;
        return Math.exp(shared + around + ownPart(model, random));
      });
    }),
  );
  return { levels, factors };
}

/** What the values of one process share. */
function processPart(
  { process, slowMode, alternating = 0 }: NoiseModel,
  random: Random,
  invocation: number,
): number {
  const slow = slowMode !== undefined && random.uniform() < slowMode.share ? slowMode.size : 0;
  return scaled(random, process) + slow + (invocation % 2) * alternating;
}

function ownPart({ own, outliers }: NoiseModel, random: Random): number {
  const part = own * random.gauss();
  if (outliers === undefined || random.uniform() >= outliers.share) return part;
  return part + Math.log(between(random, outliers));
}

/** What happens around the benchmarks, second by second. */
function surroundingsOf(
  model: NoiseModel,
  random: Random,
  { seconds, usualSeconds }: { seconds: number; usualSeconds: number },
): Float64Array {
  const { wandering, drift, step, bursts, warmUp } = model;
  const level = new Float64Array(seconds);
  if (wandering !== undefined) {
    const memory = Math.exp(-1 / wandering.seconds);
    const push = wandering.sd * Math.sqrt(1 - memory * memory);
    let now = wandering.sd * random.gauss();
    for (let second = 0; second < seconds; second += 1) {
      level[second]! += now;
      now = memory * now + push * random.gauss();
    }
  }
  if (drift !== undefined) {
    let now = 0;
    for (let second = 0; second < seconds; second += 1) {
      now += (drift / Math.sqrt(1000)) * random.gauss();
      level[second]! += now;
    }
  }
  if (step !== undefined && random.uniform() < step.probability) {
    const start = Math.floor(random.uniform() * Math.min(seconds, usualSeconds));
    for (let second = start; second < seconds; second += 1) level[second]! += step.size;
  }
  if (bursts !== undefined) {
    let isOn = random.uniform() < bursts.on / (bursts.on + bursts.off);
    for (let second = 0; second < seconds; isOn = !isOn) {
      const end = second + random.exponential() * (isOn ? bursts.on : bursts.off);
      if (isOn)
        for (let at = Math.floor(second); at < Math.min(end, seconds); at += 1) level[at]! += bursts.size;
      second = end;
    }
  }
  if (warmUp !== undefined) {
    for (let second = 0; second < seconds; second += 1) {
      level[second]! += warmUp.size * Math.exp(-second / warmUp.seconds);
    }
  }
  return level;
}

function scaled(random: Random, sd: number | undefined): number {
  return sd === undefined ? 0 : sd * random.gauss();
}

function between(random: Random, { from, to }: { from: number; to: number }): number {
  return from + (to - from) * random.uniform();
}

/** Digits behind the point for times from this many nanoseconds on; below, six. Source: Go's testing package. */
const DIGITS = [
  [999.95, 0],
  [99.995, 1],
  [9.9995, 2],
  [0.99995, 3],
  [0.099995, 4],
  [0.0099995, 5],
] as const;

/** As `go test -bench` prints a time: about four digits, so that ties are the rule. */
export function goNanoseconds(time: number): string {
  return time.toFixed(DIGITS.find(([from]) => time >= from)?.[1] ?? 6);
}
