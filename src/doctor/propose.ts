// Proposes rounds, minutes and budgets that suit the noise of a run. In: numbers and names. Out: a Proposal, from whose
// numbers other modules make sentences. It never proposes a budget that the gate cannot judge.

import type { Comparison } from '../model/comparison.ts';
import type { BudgetLevel } from '../model/verdict.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import { groupBy } from '../text/group-by.ts';
import {
  findMinRounds,
  isTimeBased,
  minLimitFor,
  type Noise,
  rankVaryingRows,
  type Sensitivity,
  sensitivityOf,
} from './noise.ts';

export interface ProposedBudget {
  readonly metric: string;
  /** The benchmarks of the budget. Null: all that have the metric. */
  readonly rows: readonly Noise[] | null;
  readonly limit: number;
  readonly level: BudgetLevel;
  readonly why: BudgetReason;
}

export interface BudgetReason {
  /**
   * `exact`: no value varied, and the limit is 0. `floor`: noise would allow a smaller limit, but differences between
   * builds do not. `smallest`: no smaller limit is proposed for any noise. `noise`: less noise would allow a smaller
   * limit. `hidden`: noise hides every change. `ratioless`: there is no relative change.
   */
  readonly kind: 'exact' | 'floor' | 'smallest' | 'noise' | 'hidden' | 'ratioless';
  /** Smallest and largest spread of the rows. Null if none varies. */
  readonly noise: readonly [least: number, most: number] | null;
  /** The smallest worsening that is detected in 9 of 10 runs in the noisiest row. Null: none is. */
  readonly found: number | null;
}

export interface Proposal {
  readonly rounds: PlannedRounds;
  /** Whole minutes. They include reserve for a slower head, as far as the allowed time permits. */
  readonly maxMinutes: number;
  /** The default of each metric, followed by its exceptions. */
  readonly budgets: readonly ProposedBudget[];
  readonly testCount: number;
}

export interface ProposalInputs {
  readonly noise: readonly Noise[];
  readonly roundMinutes: number;
  readonly maxMinutes: number;
  readonly alpha: number;
}

/** Rounds before the first look that may fail a row. */
const FIRST_LOOK = 6;

export const ROUND_PLANS: readonly PlannedRounds[] = [6, 10, 14, 20, 30].map((max) => ({ min: FIRST_LOOK, max }));

/** More rounds are proposed until the primary metrics reach this limit. */
const TARGET_LIMIT = 0.05;

/** Part of a metric's benchmarks that its default limit must suit. Exceptions list the others by name. */
const MIN_SUITED_SHARE = 0.75;

/** Largest limit of level `fail`. A larger one is a reason to look at a change, but not to stop a merge. */
const MAX_FAIL_LIMIT = 0.2;

/** Limit of a budget of level `report`, which needs one although it decides nothing. */
const REPORT_LEVEL_LIMIT = 0.5;

export function propose(inputs: ProposalInputs): Proposal {
  // Budgets of level `report` take no share of alpha, and the second pass gives their share to the others.
  const first = proposeFor(inputs, Math.max(1, rankVaryingRows(inputs.noise).length));
  return proposeFor(inputs, first.testCount);
}

function proposeFor(inputs: ProposalInputs, testCount: number): Proposal {
  const { noise, alpha, roundMinutes, maxMinutes } = inputs;
  const rounds = chooseRounds(inputs, testCount);
  const judged = noise.filter(({ kind }) => kind !== 'one-sided');
  const sensitivity = sensitivityOf({ rounds, alpha, testCount });
  const budgets = groupByMetric(judged).flatMap((rows) => makeBudgets(rows, sensitivity));
  const tested = rankVaryingRows(judged).filter(({ row }) => findLevel(budgets, row) !== 'report');
  const needed = countWithWarmUp(rounds) * roundMinutes;
  return {
    rounds,
    maxMinutes: Math.max(1, Math.ceil(Math.max(needed, Math.min(maxMinutes, RESERVE_FACTOR * needed)))),
    budgets,
    testCount: Math.max(1, tested.length),
  };
}

/** Reserve as a factor. Base takes half of a round, so 2 suffices for a head that takes three times as long. */
const RESERVE_FACTOR = 2;

function findLevel(budgets: readonly ProposedBudget[], row: Comparison): BudgetLevel | undefined {
  return budgets.findLast(
    ({ metric, rows }) => metric === row.metric && (rows === null || rows.some((one) => one.row === row)),
  )?.level;
}

function groupByMetric(noise: readonly Noise[]): Noise[][] {
  return [...groupBy(noise, ({ row }) => row.metric).values()];
}

/** Chooses the cheapest plan under which the primary metrics suit a limit of 5 %, or the plan that gets closest. */
function chooseRounds({ noise, alpha, roundMinutes, maxMinutes }: ProposalInputs, testCount: number): PlannedRounds {
  const minRounds = findMinRounds({ alpha, testCount });
  const isAffordable = (rounds: PlannedRounds) => countWithWarmUp(rounds) * roundMinutes <= maxMinutes;
  const plans = ROUND_PLANS.filter(({ max }) => max > FIRST_LOOK && max >= minRounds).filter(isAffordable);
  const primary = groupByMetric(noise.filter(({ row, kind }) => row.primary && kind !== 'one-sided'));
  const prospects = plans.map((rounds) => {
    const sensitivity = sensitivityOf({ rounds, alpha, testCount });
    const metrics = primary.map((rows) => listRowLimits(rows, sensitivity));
    // The mean limit, at most 1 for each row.
    const sum = metrics.flat().reduce((total, { limit }) => total + Math.min(1, limit), 0);
    const score = sum / Math.max(1, metrics.flat().length);
    return { rounds, limit: Math.max(0, ...metrics.map(chooseDefault)), score };
  });
  const best = Math.min(...prospects.map(({ score }) => score));
  const chosen = prospects.find(({ limit, score }) => limit <= TARGET_LIMIT || score === best);
  if (chosen !== undefined) return chosen.rounds;
  // No plan fits, so the time decides, but fewer rounds than these could not fail.
  const max = Math.max(minRounds, Math.floor(maxMinutes / roundMinutes) - 1);
  return { min: Math.min(FIRST_LOOK, max), max };
}

/** The warm-up takes as long as a round. */
export function countWithWarmUp({ max }: PlannedRounds): number {
  return max + 1;
}

/** A row with the smallest limit that suits it. Infinite: none does. */
interface RowLimit {
  readonly noise: Noise;
  readonly limit: number;
}

function listRowLimits(rows: readonly Noise[], sensitivity: Sensitivity): RowLimit[] {
  // A time that never varied was measured with a coarse clock. Some tools have one metric for times and everything else.
  const hasTimes = rows.some(({ row }) => isTimeBased(row.unit));
  return rows.map((noise) => {
    const { row, kind, spread } = noise;
    const minimum = minLimitFor(row.unit);
    if (kind === 'exact') return { noise, limit: hasTimes ? minimum : 0 };
    const limit = spread === null ? null : sensitivity.findLimit({ spread, better: row.better }, minimum);
    return { noise, limit: limit ?? Infinity };
  });
}

/** Chooses the limit that suits most rows. If it is too large for level `fail`, chooses the largest that is not. */
function chooseDefault(rowLimits: readonly RowLimit[]): number {
  const limits = rowLimits.map(({ limit }) => limit).toSorted((a, b) => a - b);
  const usual = limits[Math.floor(MIN_SUITED_SHARE * (limits.length - 1))] ?? 0;
  return usual <= MAX_FAIL_LIMIT ? usual : (limits.findLast((limit) => limit <= MAX_FAIL_LIMIT) ?? usual);
}

/** Makes the budgets for the rows of one metric: its default, and one for each larger limit that rows need. */
function makeBudgets(rows: readonly Noise[], sensitivity: Sensitivity): ProposedBudget[] {
  const rowLimits = listRowLimits(rows, sensitivity);
  const usual = chooseDefault(rowLimits);
  const limitOf = ({ limit }: RowLimit) => Math.max(usual, limit);
  const limits = [...new Set(rowLimits.map(limitOf))].toSorted((a, b) => a - b);
  return limits.map((limit) => {
    const members = rowLimits.filter((one) => limitOf(one) === limit).map(({ noise }) => noise);
    return makeBudget(limit === usual ? null : members, members, limit, sensitivity);
  });
}

/** The noise of `members` is a reason for the limit. `rows` is null for all that have the metric. */
function makeBudget(
  rows: readonly Noise[] | null,
  members: readonly Noise[],
  limit: number,
  sensitivity: Sensitivity,
): ProposedBudget {
  const { metric } = members[0]!.row;
  const noisy = rankVaryingRows(members);
  const worst = noisy[0] ?? null;
  const noise = worst && ([noisy.at(-1)!.spread, worst.spread] as const);
  if (limit === Infinity) {
    const kind = worst === null ? 'ratioless' : 'hidden';
    return { metric, rows, limit: REPORT_LEVEL_LIMIT, level: 'report', why: { kind, noise, found: null } };
  }
  const found = worst && sensitivity.findWorsening({ spread: worst.spread, better: worst.row.better }, limit);
  const why = { kind: findReason(members, limit), noise, found };
  return { metric, rows, limit, level: limit <= MAX_FAIL_LIMIT ? 'fail' : 'warn', why };
}

function findReason(members: readonly Noise[], limit: number): BudgetReason['kind'] {
  if (limit === 0) return 'exact';
  if (members.some(({ row: { unit } }) => limit > minLimitFor(unit))) return 'noise';
  return members.every(({ row: { unit } }) => isTimeBased(unit)) ? 'floor' : 'smallest';
}
