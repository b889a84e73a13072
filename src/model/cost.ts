// What a run cost, what it saved by ending early, and what would have decided an undecided row. Recordings and rows in,
// durations and limits out.

import type { Comparison } from './comparison.ts';
import { SIDES } from './measurement.ts';
import type { RecordedInvocation, Recording } from './recording.ts';
import type { Verdict } from './verdict.ts';

/** Durations in seconds. */
export interface RunCost {
  /** `setup` of both sides, with the versions and files that are read after it. */
  readonly setupSeconds: number;
  /** Everything from the first invocation to the last. */
  readonly measuringSeconds: number;
  /** What the planned maximum of rounds would have taken beyond that. */
  readonly savedSeconds: number;
}

/** Returns the cost of a run; null if the recording does not state it. */
export function costOf(recording: Recording): RunCost | null {
  const { cost } = recording;
  if (cost === undefined) return null;
  return {
    setupSeconds: toSeconds(cost.setupMs),
    measuringSeconds: toSeconds(cost.measuringMs),
    savedSeconds: toSeconds(savedMs(recording)),
  };
}

/** Rounds to tenths of a second. */
function toSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

/** Returns the time of the planned rounds that were not made, and of what a filter left out of those that were. */
function savedMs(recording: Recording): number {
  const { schedule } = recording;
  if (schedule.measure === 'counts' || schedule.ended === 'cancelled') return 0;
  const made = recording.invocations.filter((one) => isOfRounds(recording, one));
  const planned = schedule.rounds.max * wholeRoundMs(recording, made);
  return Math.max(0, planned - made.reduce((sum, { durationMs }) => sum + durationMs, 0));
}

function isOfRounds({ baseline }: Recording, { round, outcome, side }: RecordedInvocation): boolean {
  return round > 0 && outcome === 'ok' && !(baseline !== undefined && side === 'base');
}

/** Returns the duration of a round with all benchmarks: that of the first one, in which nothing is left out yet. */
function wholeRoundMs({ schedule }: Recording, made: readonly RecordedInvocation[]): number {
  return schedule.commands.reduce(
    (total, _, command) =>
      total +
      SIDES.reduce((sum, side) => {
        const first = made.find((one) => one.command === command && one.side === side);
        return sum + (first?.durationMs ?? 0);
      }, 0),
    0,
  );
}

/** What would have decided a row. */
export interface DecidingFactors {
  /** Further minutes of measuring, by the noise so far; null if no sensible time would do. */
  readonly minutes: number | null;
  /** Smallest limit that the values so far would keep; null if none. */
  readonly limit: number | null;
}

/** Longest further time, in rounds, that is worth telling. */
const MAX_FURTHER_ROUNDS = 5000;

/**
 * Estimates what would have decided a verdict about a change. The width of an interval shrinks with the square root of the
 * number of rounds, so it needs n (width / distance)^2 rounds to no longer reach the limit. Null: the verdict is decided.
 */
export function findDecidingFactors(
  row: Pick<Comparison, 'better' | 'base' | 'change' | 'possible'>,
  { kind, limit, outcome }: Pick<Verdict, 'kind' | 'limit' | 'outcome'>,
  roundMs: number | null,
): DecidingFactors | null {
  if (outcome !== 'unknown') return null;
  const { change, possible, base } = row;
  if (kind !== 'max-regression' || limit === null || change === null || possible === null || base === null)
    return { minutes: null, limit: null };
  const isLowerBetter = row.better !== 'higher';
  const worsening = isLowerBetter ? change : -change;
  const bad = isLowerBetter ? possible.high : -possible.low;
  const width = bad - worsening;
  const further = base.n * ((width / (limit - worsening)) ** 2 - 1);
  const isSensible = roundMs !== null && Number.isFinite(further) && further > 0 && further <= MAX_FURTHER_ROUNDS;
  return {
    minutes: isSensible ? Math.max(1, Math.ceil((further * roundMs) / 60_000)) : null,
    limit: Number.isFinite(bad) && bad > limit ? roundUp(bad) : null,
  };
}

/** Rounds up to tenths of a percent. */
function roundUp(ratio: number): number {
  return Math.ceil(ratio * 1000) / 1000;
}

/** Returns the mean duration of a round; null if there was none. */
export function meanRoundMs(recording: Recording): number | null {
  const made = recording.invocations.filter((one) => isOfRounds(recording, one));
  const rounds = new Set(made.map(({ round }) => round)).size;
  return rounds === 0 ? null : made.reduce((sum, { durationMs }) => sum + durationMs, 0) / rounds;
}
