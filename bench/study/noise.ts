// Simulates noise of shared runners: for a model, a schedule and a seed, the times of every invocation of an unchanged
// program. Pure. The logarithm of a time is the sum of its parts: log y = log level + sensitivity · surroundings(t) +
// process + mode + course of the invocations + own noise + outlier. The surroundings change slowly and affect all
// benchmarks.

import type { Side } from '../../src/model/measurement.ts';
import { type Random, randomOf } from '../random.ts';
import { clockOf, type TickClock } from './clock.ts';
import { drawNormal, drawUniform } from './draw.ts';
import { simulateInvocationNoise } from './invocation-noise.ts';
import { surroundingsOf } from './surroundings.ts';

/** Range of a number that is drawn. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A model of noise. Standard deviations and sizes are of the logarithm (0.02: 2 %), durations usually in seconds. */
export interface NoiseModel {
  /** Standard deviation of every single value. */
  readonly own: number;
  /** Standard deviation on one side if it differs from that of the other: equal medians, unequal variance. */
  readonly ownOfBase?: number;
  readonly ownOfHead?: number;
  /** Standard deviation in the last invocation of the plan, towards which it grows evenly. */
  readonly ownAtEnd?: number;
  /** Values that something else made slower: their share, and the range of their factors. */
  readonly outliers?: { readonly share: number; readonly from: number; readonly to: number };
  /** Slowdown of every value by `scale` times a Pareto number less 1, which has no variance if `shape` is at most 2. */
  readonly pareto?: { readonly shape: number; readonly scale: number };
  /** Slow variation around a level (autoregressive), and its time constant. */
  readonly wandering?: { readonly sd: number; readonly seconds: number };
  /** Random walk: standard deviation after 1,000 s. */
  readonly drift?: number;
  /** A neighbour who starts at some time and stays: size and probability. */
  readonly step?: { readonly size: number; readonly probability: number };
  /** A neighbour who comes and goes. */
  readonly bursts?: { readonly size: number; readonly on: number; readonly off: number };
  /** Slowdown at the start that decays exponentially. */
  readonly warmUp?: { readonly size: number; readonly seconds: number };
  /** Speedup at the start that decays exponentially, equal for all benchmarks. */
  readonly turbo?: { readonly size: number; readonly invocations: number };
  /** Slowdown in the last invocation of the plan, towards which it grows evenly. */
  readonly trend?: number;
  /** Autoregressive noise of the invocations: correlation with the previous one, and whether all benchmarks share it. */
  readonly chained?: { readonly sd: number; readonly correlation: number; readonly isShared: boolean };
  /** Standard deviation of a part of each invocation that all benchmarks share. */
  readonly shock?: number;
  /** Slowdown of every second invocation. */
  readonly alternating?: number;
  /** Slowdown of the invocations at these places of every period, counted from 0. */
  readonly periodic?: { readonly period: number; readonly places: readonly number[]; readonly size: number };
  /** Slowdown of an invocation that directly follows one of the other side. */
  readonly afterOtherSide?: number;
  /** Slowdown of an invocation of head that directly follows one of base, drawn for each benchmark. */
  readonly headAfterBase?: Range;
  /** Slowdown of a benchmark whose own noise in the previous invocation was above one standard deviation. */
  readonly afterSlow?: number;
  /**
   * Fast and slow state of the machine, equal for all benchmarks. `slow` and `fast` are the mean numbers of invocations
   * in each state.
   */
  readonly states?: { readonly size: number; readonly slow: number; readonly fast: number };
  /** Length of a tick of the clock, as a ratio to the benchmark's level. */
  readonly tick?: number;
  /** Number of ticks of the clock in the benchmark's level, drawn for each benchmark. */
  readonly ticks?: Range;
  /** Recorded traces: each benchmark replays one of them from a random invocation on. */
  readonly replayed?: readonly (readonly number[])[];
  /** Standard deviation between processes; all values of a process share its layout. */
  readonly process?: number;
  /** A slower mode of some processes. */
  readonly slowMode?: { readonly share: number; readonly size: number };
  /** Modes of the processes with random weights, drawn for each benchmark: their number, and the steps between them. */
  readonly layouts?: { readonly count: Range; readonly apart: Range };
  /** Standard deviation between builds, whose processes share a layout. No schedule distinguishes it from a change. */
  readonly build?: number;
}

export interface Experiment {
  readonly model: NoiseModel;
  readonly seed: number;
  readonly benchmarks: number;
  /** Side of each invocation, in the order in which they run. */
  readonly order: readonly Side[];
  /** Values of each benchmark in one invocation. Each takes one second. */
  readonly count: number;
}

export interface NoisyTimes {
  /** Level of each benchmark in nanoseconds, without noise. */
  readonly levels: readonly number[];
  /** Ratios of the values to their level, for each invocation of the order and each benchmark. */
  readonly factors: readonly (readonly (readonly number[])[])[];
  /** Clock of each benchmark. */
  readonly clocks: readonly TickClock[];
}

/** Levels of the fastest and the slowest benchmark in nanoseconds, as powers of ten. */
const LEVELS = { from: 1.2, to: 6.5 };

/** Length of a usual run in invocations. A neighbour who stays arrives within this time. */
const USUAL_INVOCATIONS = 20;

export function simulate({ model, seed, benchmarks, order, count }: Experiment): NoisyTimes {
  const random = randomOf(seed, 1);
  const perInvocation = benchmarks * count;
  const surroundings = surroundingsOf(model, randomOf(seed, 2), {
    seconds: order.length * perInvocation,
    usualSeconds: USUAL_INVOCATIONS * perInvocation,
  });
  // A separate stream of random numbers, so that what a model adds here leaves the other parts unchanged.
  const extra = randomOf(seed, 3);
  const course = simulateInvocationNoise(model, { random: extra, added: randomOf(seed, 4) }, { benchmarks, order });
  const each = <T>(make: (index: number) => T) => Array.from({ length: benchmarks }, (_, index) => make(index));
  const levels = each(() => 10 ** drawUniform(random, LEVELS));
  const sensitivity = each(() => drawUniform(random, { from: 0.5, to: 1.5 }));
  const built = {
    base: each(() => drawNormal(random, model.build)),
    head: each(() => drawNormal(random, model.build)),
  };
  const wasSlow = each(() => false);
  const factors = order.map((side, invocation) =>
    each((benchmark) => {
      const carried = wasSlow[benchmark] ? (model.afterSlow ?? 0) : 0;
      const process = processPart(model, random) + course(invocation, benchmark) + carried;
      const shared = built[side][benchmark]! + process;
      const startSecond = (invocation * benchmarks + benchmark) * count;
      const sd = deviationOf(model, side, invocation / order.length);
      return Array.from({ length: count }, (_, value) => {
        const around = sensitivity[benchmark]! * surroundings[startSecond + value]!;
        const own = ownPart(model, sd, random);
        wasSlow[benchmark] = own > sd;
        return Math.exp(shared + around + own);
      });
    }),
  );
  return { levels, factors, clocks: levels.map((level) => clockOf(level, drawTick(model, extra), extra)) };
}

/** `progress` is the part of the plan that is over, from 0 to 1. */
function deviationOf(model: NoiseModel, side: Side, progress: number): number {
  const { own, ownAtEnd = own } = model;
  const ownOfSide = side === 'head' ? model.ownOfHead : model.ownOfBase;
  return ownOfSide ?? own + (ownAtEnd - own) * progress;
}

function drawTick({ tick, ticks }: NoiseModel, random: Random): number | undefined {
  return ticks === undefined ? tick : 1 / drawUniform(random, ticks);
}

/** Returns the summand that the values of one process share. */
function processPart({ process, slowMode }: NoiseModel, random: Random): number {
  const slow = slowMode !== undefined && random.uniform() < slowMode.share ? slowMode.size : 0;
  return drawNormal(random, process) + slow;
}

function ownPart({ outliers, pareto }: NoiseModel, sd: number, random: Random): number {
  const part = sd * random.gauss() + (pareto === undefined ? 0 : drawPareto(random, pareto));
  if (outliers === undefined || random.uniform() >= outliers.share) return part;
  return part + Math.log(drawUniform(random, outliers));
}

function drawPareto(random: Random, { shape, scale }: { shape: number; scale: number }): number {
  return Math.log1p(scale * Math.expm1(random.exponential() / shape));
}
