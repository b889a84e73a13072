// Noise of shared runners, as models: for a model, a schedule and a seed, the times that every invocation of an
// unchanged program would give. Pure. The logarithm of a time is the sum of its parts: log y = log level
// + sensitivity · surroundings(t) + process + mode + course of the invocations + own noise + outlier, where the
// surroundings change slowly and hit all benchmarks.

import type { Side } from '../../src/model/measurement.ts';
import { type Random, randomOf } from '../random.ts';
import { type Clock, clockOf } from './clock.ts';
import { courseOf } from './course.ts';
import { between, scaled } from './draw.ts';
import { surroundingsOf } from './surroundings.ts';

/** Standard deviations and sizes are on the logarithm (0.02: 2 %), durations in seconds unless it says otherwise. */
export interface NoiseModel {
  /** Of every single value. */
  readonly own: number;
  /** Own noise of head, where it is another than that of base: equal medians, unequal scatter. */
  readonly ownOfHead?: number;
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
  /** The invocations at these places of every period, counted from 0, are slower. */
  readonly periodic?: { readonly period: number; readonly places: readonly number[]; readonly size: number };
  /** An invocation that directly follows one of the other side is slower. */
  readonly afterOtherSide?: number;
  /** A benchmark is slower when its own noise in the invocation before was above one standard deviation. */
  readonly afterSlow?: number;
  /**
   * The machine has a fast and a slow state, which all benchmarks feel alike. `slow` and `fast` are the mean numbers
   * of invocations for which it keeps each of them.
   */
  readonly states?: { readonly size: number; readonly slow: number; readonly fast: number };
  /** The clock advances in ticks. This is the length of one, as a part of the benchmark's level. */
  readonly tick?: number;
  /** Recorded courses: each benchmark replays one of them from a random invocation on. */
  readonly replayed?: readonly (readonly number[])[];
  /** Each process has its own layout, which its values share. */
  readonly process?: number;
  /** Some processes run in a slower mode. */
  readonly slowMode?: { readonly share: number; readonly size: number };
  /** Each build has its own layout, which all its processes share: no schedule can tell it from a change. */
  readonly build?: number;
}

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
  /** What each benchmark's times are read from. */
  readonly clocks: readonly Clock[];
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
  // A stream of its own, so that what a model adds here leaves the other parts as they are.
  const extra = randomOf(seed, 3);
  const course = courseOf(model, extra, { benchmarks, order });
  const each = <T>(make: (index: number) => T) =>
    Array.from({ length: benchmarks }, (_, index) => make(index));
  const levels = each(() => 10 ** between(random, LEVELS));
  const sensitivity = each(() => between(random, { from: 0.5, to: 1.5 }));
  const built = {
    base: each(() => scaled(random, model.build)),
    head: each(() => scaled(random, model.build)),
  };
  const wasSlow = each(() => false);
  const factors = order.map((side, invocation) =>
    each((benchmark) => {
      const carried = wasSlow[benchmark] ? (model.afterSlow ?? 0) : 0;
      const process = processPart(model, random) + course(invocation, benchmark) + carried;
      const shared = built[side][benchmark]! + process;
      const startSecond = (invocation * benchmarks + benchmark) * count;
      const sd = side === 'head' ? (model.ownOfHead ?? model.own) : model.own;
      return Array.from({ length: count }, (_, value) => {
        const around = sensitivity[benchmark]! * surroundings[startSecond + value]!;
        const own = ownPart(model, sd, random);
        wasSlow[benchmark] = own > sd;
        return Math.exp(shared + around + own);
      });
    }),
  );
  return { levels, factors, clocks: levels.map((level) => clockOf(level, model.tick, extra)) };
}

/** What the values of one process share. */
function processPart({ process, slowMode }: NoiseModel, random: Random): number {
  const slow = slowMode !== undefined && random.uniform() < slowMode.share ? slowMode.size : 0;
  return scaled(random, process) + slow;
}

function ownPart({ outliers }: NoiseModel, sd: number, random: Random): number {
  const part = sd * random.gauss();
  if (outliers === undefined || random.uniform() >= outliers.share) return part;
  return part + Math.log(between(random, outliers));
}
