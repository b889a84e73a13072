// Warns if base is slower in the rounds than in its warm-up, which ran first, and head is as slow. Code of head may have slowed
// base, by something that both sides share: then a head that is slower than base looks unchanged, or faster.

import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import type { WarmUp } from '../model/recording-parts.ts';
import { findUsedRounds } from '../model/whole-rounds.ts';
import { median } from '../stats/median.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import type { WarningCheck } from './warning-check.ts';

/**
 * Minimum slowdown of the fastest round of base. The first invocation of a program is seldom its fastest one, but noise and a
 * neighbour make it so. With 5 %, 3 % of the simulated runs of a shared runner had this warning; with 10 %, at most 2 % under most
 * models of noise, 5 % under the loudest one, and 15 % of the runs in which the machine itself became slower for good.
 */
const MIN_SLOWDOWN = 0.1;

const MIN_ROUNDS = 3;

/** Maximum growth of the share of processor time that others took, from base's warm-up to its rounds. */
const MAX_BUSIER = 0.02;

const MAX_NAMES = 3;

export const warnAboutSlowedBase: WarningCheck = (recording) => {
  const { warmUp, series, baseline } = recording;
  if (warmUp === undefined || baseline !== undefined || isMachineBusier(recording)) return null;
  const known = new Map(warmUp.map((one) => [keyOf(one), one]));
  const valuesOf = makeValueReader(recording);
  const slowed = series.flatMap((one) => {
    const first = known.get(keyOf(one));
    const slowdown = first && slowdownOf(one, first, valuesOf);
    return slowdown == null ? [] : [{ name: one.name, slowdown }];
  });
  if (slowed.length === 0) return null;
  const names = [...new Set(slowed.map(({ name }) => name))];
  const change = Math.min(...slowed.map(({ slowdown }) => slowdown));
  const data = { benchmarks: names.slice(0, MAX_NAMES), total: names.length, change };
  return makeWarning('base-slowed', about('benchmarks'), data);
};

type ValueReader = (series: RecordedSeries, side: Side) => number[];

/**
 * The slowdown of the fastest round of base since its warm-up; null if nothing is wrong. All rounds of head, and its warm-up, have to
 * be as slow: otherwise the machine slowed down later, or head is no slower than base was at first.
 */
function slowdownOf(series: RecordedSeries, { base, head }: WarmUp[number], valuesOf: ValueReader): number | null {
  if (series.deterministic || !unitDescriptionOf(series.unit).isDuration) return null;
  if (base === null || head === null || base <= 0) return null;
  const [onBase, onHead] = [valuesOf(series, 'base'), valuesOf(series, 'head')];
  if (Math.min(onBase.length, onHead.length) < MIN_ROUNDS) return null;
  const [fastest, slowest] = [Math.min(...onBase), Math.max(...onBase)];
  const limit = base * (1 + MIN_SLOWDOWN);
  // What is further away than the rounds are from each other is no noise.
  const isSlowed = fastest > limit && fastest - base > slowest - fastest;
  return isSlowed && head > limit && Math.min(...onHead) > limit ? fastest / base - 1 : null;
}

/** The value of each used round of a side is the median of its raw values. */
function makeValueReader(recording: Recording): ValueReader {
  const used = findUsedRounds(recording);
  const isUsed = (index: number, side: Side) => {
    const { round, outcome } = recording.invocations[index] ?? {};
    return outcome === 'ok' && round !== undefined && used[side].has(round);
  };
  return (series, side) => {
    const { invocations, values } = series[side];
    return values.flatMap((raw, at) => (isUsed(invocations[at] ?? -1, side) ? [median(raw)] : []));
  };
}

/** Others took more of the machine in the rounds of base than in its warm-up, as far as it is known. */
function isMachineBusier({ invocations }: Recording): boolean {
  const shareIn = (isWanted: (round: number) => boolean) => {
    const own = invocations.filter(
      ({ side, round, outcome }) => side === 'base' && outcome === 'ok' && isWanted(round),
    );
    return own.length === 0 ? 0 : median(own.map(({ steal, others }) => (steal ?? 0) + (others ?? 0)));
  };
  return shareIn((round) => round > 0) > shareIn((round) => round === 0) + MAX_BUSIER;
}

function keyOf({ group, name, metric, unit }: Pick<RecordedSeries, 'group' | 'name' | 'metric' | 'unit'>): string {
  return JSON.stringify([group, name, metric, unit]);
}
