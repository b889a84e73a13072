// Decides whether `cpus: one` pays: compares the noise of a run on all processors with that of one on a single processor, both of one
// commit against itself. In: recordings and noise. Out: numbers.

import type { Recording } from '../model/recording.ts';
import { type Noise, spreadErrorOf, UPPER_BOUND_Z } from './noise.ts';

/** Mean noise of the same results, a standard deviation of logarithms, on all processors and on one. */
export interface ProcessorTrial {
  readonly all: number;
  readonly one: number;
  readonly isProposed: boolean;
}

/** Processors that a benchmark of one thread uses, at most: a runtime has a little work on others. */
const MAX_PROCESSORS = 1.1;

/** Largest noise on one processor, as a part of that on all, for which it is proposed: it saves a third of the rounds. */
const MAX_RATIO = 0.8;

/** A benchmark of several threads would be another one on a single processor. False if the system does not report the time. */
export function hasOneThread({ invocations, environment: { cores } }: Recording): boolean {
  const known = invocations.flatMap(({ own, durationMs }) => (own == null ? [] : [{ own, durationMs }]));
  const totalMs = known.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const usedMs = known.reduce((sum, { own, durationMs }) => sum + own * cores * durationMs, 0);
  return totalMs > 0 && usedMs <= MAX_PROCESSORS * totalMs;
}

/** Null if no result of one run varies in the other, too. */
export function compareProcessors(onAll: readonly Noise[], onOne: readonly Noise[]): ProcessorTrial | null {
  const found = new Map(onOne.map((noise) => [keyOf(noise), noise]));
  const pairs = onAll.flatMap((all) => {
    const one = found.get(keyOf(all));
    return all.spread && one?.spread ? [{ all, one }] : [];
  });
  if (pairs.length === 0) return null;
  const meanOf = (spreadIn: (pair: (typeof pairs)[number]) => Noise) =>
    Math.exp(pairs.reduce((sum, pair) => sum + Math.log(spreadIn(pair).spread!), 0) / pairs.length);
  const [all, one] = [meanOf((pair) => pair.all), meanOf((pair) => pair.one)];
  const errors = pairs.flatMap((pair) => [spreadErrorOf(pair.all), spreadErrorOf(pair.one)]);
  const chance = Math.exp((-UPPER_BOUND_Z * Math.hypot(...errors)) / pairs.length);
  return { all, one, isProposed: one / all <= Math.min(MAX_RATIO, chance) };
}

/** Go ends the names in the number of processors, which the short names leave out. */
function keyOf({ row: { command, group, name, shortName, metric } }: Noise): string {
  return JSON.stringify([command, group, shortName ?? name, metric]);
}
