// What a run cost, what it saved by ending early, and what would have decided an undecided row. Recordings and rows in,
// durations and limits out.

import type { Comparison } from './comparison.ts';
import { SIDES } from './measurement.ts';
import { hasBrokenOff, type RecordedInvocation, type Recording } from './recording.ts';
import { isAbsoluteLimit, type Verdict } from './verdict.ts';

/** The expected cost of a run, from the invocations so far. Budgets decide whether it leaves enough rounds for a verdict. */
export interface CostEstimate {
  /** Time limit for all measuring, in minutes. */
  readonly maxMinutes: number;
  /** Time that measuring has taken so far, in ms. */
  readonly elapsedMs: number;
  readonly completedRounds: number;
  /** Expected time for one more round, in ms. */
  readonly roundMs: number;
  /** Number of rounds that the time limit allows if each takes as long as expected, with those that are done. */
  readonly rounds: number;
  /** Number of rounds that the time limit allows at most, because rounds may become faster than expected. */
  readonly maxRounds: number;
  /** Whether the time of a build may be part of the estimate. */
  readonly mayIncludeBuild: boolean;
}

/** Durations in seconds. */
export interface RunCost {
  /** `setup` of both sides, with the versions and files that are read after it. */
  readonly setupSeconds: number;
  /** Everything from the first invocation to the last. */
  readonly measuringSeconds: number;
  /** Time that the planned maximum of rounds would have taken beyond that; 0 unless measuring ended because it was decided. */
  readonly savedSeconds: number;
}

/** Null if the recording does not state it. An undecided run, such as an error, saved nothing. */
export function costOf(recording: Recording, { isDecided = true } = {}): RunCost | null {
  const { cost } = recording;
  if (cost === undefined) return null;
  return {
    setupSeconds: toSeconds(cost.setupMs),
    measuringSeconds: toSeconds(cost.measuringMs),
    savedSeconds: isDecided ? toSeconds(savedMs(recording)) : 0,
  };
}

function toSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

/** Time of the planned rounds that were not made, and of what a filter left out of those that were. */
function savedMs(recording: Recording): number {
  const { schedule } = recording;
  if (schedule.measure === 'counts' || schedule.ended === 'time' || hasBrokenOff(recording)) return 0;
  const results = countResults(recording);
  const made = recording.invocations
    .map((one, index) => ({ ...one, results: results.get(index) ?? 0 }))
    .filter((one) => isOfRounds(recording, one));
  return schedule.commands.reduce((total, _, command) => {
    const ofSides = SIDES.map((side) => made.filter((one) => one.command === command && one.side === side));
    return ofSides.reduce((sum, own) => sum + savedOf(own, schedule.rounds.max), total);
  }, 0);
}

interface TimedInvocation {
  readonly durationMs: number;
  /** Number of results. A filter makes it smaller. */
  readonly results: number;
}

/** The first invocation measured everything, as a later one did with as many results. */
function savedOf(made: readonly TimedInvocation[], rounds: number): number {
  const [first] = made;
  if (first === undefined) return 0;
  const isWhole = ({ results }: TimedInvocation) => results >= first.results;
  const wholeMs = mean(made.filter(isWhole).map(({ durationMs }) => durationMs));
  const filtered = made.filter((one) => !isWhole(one));
  const saved = filtered.reduce((sum, { durationMs }) => sum + Math.max(0, wholeMs - durationMs), 0);
  return saved + Math.max(0, rounds - made.length) * wholeMs;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function countResults({ series }: Recording): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of series)
    for (const index of SIDES.flatMap((side) => one[side].invocations)) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}

function isOfRounds({ baseline }: Recording, { round, outcome, side }: RecordedInvocation): boolean {
  return round > 0 && outcome === 'ok' && !(baseline !== undefined && side === 'base');
}

/** Factors that would have decided a row. */
export interface DecidingFactors {
  /** Kind of the budget that they are about; null if nothing can be estimated. */
  readonly kind: string | null;
  /** Further minutes of measuring, by the noise so far; null if no sensible time would do. */
  readonly minutes: number | null;
  /** Smallest limit that the values so far would keep, as the limit of the budget: a ratio, or a value in the base unit. Null: none. */
  readonly limit: number | null;
}

/** Longest further time, in rounds, that is worth telling. */
const MAX_FURTHER_ROUNDS = 5000;

/**
 * Estimates what would have decided a verdict about a change. The width of an interval shrinks with the square root of the
 * number of rounds, so it needs n (width / distance)^2 rounds to no longer reach the limit. Null: the verdict is decided.
 */
export function findDecidingFactors(
  row: Pick<Comparison, 'better' | 'base' | 'head' | 'change' | 'passInterval'>,
  verdict: Pick<Verdict, 'kind' | 'limit' | 'minDelta' | 'outcome' | 'isHeld'>,
  roundMs: number | null,
): DecidingFactors | null {
  if (verdict.outcome !== 'unknown') return null;
  const { kind, limit, minDelta, isHeld } = verdict;
  const { change, passInterval, base, head } = row;
  // A median within an absolute limit keeps it.
  if (isAbsoluteLimit(kind)) return { kind, minutes: null, limit: head?.median ?? null };
  if (kind !== 'max-regression' || limit === null || change === null || passInterval === null || base === null)
    return UNKNOWN_FACTORS;
  const isLowerBetter = row.better !== 'higher';
  const worsening = isLowerBetter ? change : -change;
  const bad = isLowerBetter ? passInterval.high : -passInterval.low;
  const width = bad - worsening;
  const allowed = Math.max(limit, base.median === 0 ? 0 : minDelta / Math.abs(base.median));
  const further = base.n * ((width / (allowed - worsening)) ** 2 - 1);
  const isSensible = roundMs !== null && Number.isFinite(further) && further > 0 && further <= MAX_FURTHER_ROUNDS;
  return {
    kind,
    // More rounds do not show whether the machine is the cause of what holds the verdict.
    minutes: isSensible && !isHeld ? Math.max(1, Math.ceil((further * roundMs) / 60_000)) : null,
    limit: Number.isFinite(bad) && bad > limit ? roundUp(bad) : null,
  };
}

/** Factors of a row for which nothing can be estimated. */
export const UNKNOWN_FACTORS: DecidingFactors = { kind: null, minutes: null, limit: null };

function roundUp(ratio: number): number {
  return Math.ceil(ratio * 1000) / 1000;
}

export function meanRoundMs(recording: Recording): number | null {
  const made = recording.invocations.filter((one) => isOfRounds(recording, one));
  const rounds = new Set(made.map(({ round }) => round)).size;
  return rounds === 0 ? null : made.reduce((sum, { durationMs }) => sum + durationMs, 0) / rounds;
}
