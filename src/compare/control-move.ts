// Finds whether control benchmarks moved together: the geomean of their rounds changed by more than its 95 % interval, also
// without the benchmark that changed most. In either direction, because a machine that treats the sides differently may
// slow one benchmark down and speed another up. In: pairs of control benchmarks. It judges nothing.

import type { ControlMove } from '../model/common-move.ts';
import type { Sample } from '../model/sample.ts';
import { comparePair } from './compare.ts';
import { compareGeomean } from './geomean.ts';
import type { SamplePair } from './group.ts';

/** Null: they did not move, or there are none. */
export function findControlMove(controls: readonly SamplePair[]): ControlMove | null {
  const pairs = controls.map(orientPair);
  const all = findMove(pairs);
  if (all === null) return null;
  const ownMove = (pair: SamplePair) => Math.sign(all.worsening) * Math.log1p(comparePair(pair).change ?? 0);
  const most = pairs.reduce((one, other) => (ownMove(other) > ownMove(one) ? other : one));
  const rest = pairs.filter((pair) => pair !== most);
  const isTogether = rest.length === 0 || (findMove(rest)?.worsening ?? 0) * all.worsening > 0;
  return isTogether ? all : null;
}

/** The geomean changed, and its interval excludes no change. */
function findMove(pairs: readonly SamplePair[]): ControlMove | null {
  const mean = compareGeomean(pairs);
  if (mean === null || mean.interval === null || mean.change === null) return null;
  const { members, change, interval } = mean;
  return interval.low > 0 || interval.high < 0 ? { controls: members, worsening: change } : null;
}

/** Less is better afterwards, so that times and rates have a geomean. */
function orientPair(pair: SamplePair): SamplePair {
  if (pair.subject.better === 'lower') return pair;
  const invert = (sample: Sample | null) => sample && { ...sample, values: sample.values.map((value) => 1 / value) };
  const { subject, base, head } = pair;
  return { ...pair, subject: { ...subject, better: 'lower' }, base: invert(base), head: invert(head) };
}
