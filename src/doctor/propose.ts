// Proposes rounds, minutes and budgets that suit the noise of a run. In: numbers and names. Out: a Proposal, from whose
// numbers other modules make sentences. It never proposes a budget that the gate cannot judge.

import type { RowNoise } from '../compare/detectable.ts';
import type { Comparison } from '../model/comparison.ts';
import type { BudgetLevel } from '../model/verdict.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import { type Noise, rankVaryingRows } from './noise.ts';
import { findMinRounds, isTimeBased, minLimitFor, type Sensitivity, sensitivityOf } from './sensitivity.ts';

export interface ProposedBudget {
  readonly metric: string;
  /** The benchmarks of the budget. Null: all that have the metric. */
  readonly rows: readonly Noise[] | null;
  /** Limit as a ratio. */
  readonly limit: number;
  readonly level: BudgetLevel;
  readonly why: BudgetReason;
}

/** Numbers for the reason of a budget. */
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
  /** Number of tests that share alpha. */
  readonly testCount: number;
}

export interface ProposalInputs {
  readonly noise: readonly Noise[];
  /** Minutes of one round of base and head. */
  readonly roundMinutes: number;
  /** Maximum duration of a gate in minutes. */
  readonly maxMinutes: number;
  readonly alpha: number;
}

/** Rounds before the gate's first look. A pull request without changes usually ends there, whatever the maximum is. */
const FIRST_LOOK = 6;

/** Plans to choose from, ascending by cost. */
export const ROUND_PLANS: readonly PlannedRounds[] = [6, 10, 14, 20, 30].map((max) => ({
  min: FIRST_LOOK,
  max,
}));

/** Target limit for primary metrics. More rounds are proposed until it is reached. */
const TARGET_LIMIT = 0.05;

/** Share of a metric's benchmarks that its default limit must suit. Exceptions list the others by name. */
const MIN_SUITED_SHARE = 0.75;

/** Largest limit of level `fail`. A larger one is a reason to look at a change, but not to stop a merge. */
const MAX_FAIL_LIMIT = 0.2;

/** Limit of a budget of level `report`, which needs one although it decides nothing. */
const REPORT_LEVEL_LIMIT = 0.5;

export function propose(findings: ProposalInputs): Proposal {
  // Budgets of level `report` take no share of alpha, and the second pass gives their share to the others.
  const first = proposeFor(findings, Math.max(1, rankVaryingRows(findings.noise).length));
  return proposeFor(findings, first.testCount);
}

function proposeFor(findings: ProposalInputs, share: number): Proposal {
  const { noise, alpha } = findings;
  const rounds = chooseRounds(findings, share);
  const judged = noise.filter(({ kind }) => kind !== 'one-sided');
  const reach = sensitivityOf({ rounds, alpha, testCount: share });
  const budgets = groupByMetric(judged).flatMap((rows) => budgetsFor(rows, reach));
  const tested = rankVaryingRows(judged).filter(({ row }) => levelFor(budgets, row) !== 'report');
  return {
    rounds,
    maxMinutes: minutesFor(rounds, findings),
    budgets,
    testCount: Math.max(1, tested.length),
  };
}

/** Returns the level of the last budget that matches. */
function levelFor(budgets: readonly ProposedBudget[], row: Comparison): BudgetLevel | undefined {
  return budgets.findLast(
    ({ metric, rows }) => metric === row.metric && (rows === null || rows.some((one) => one.row === row)),
  )?.level;
}

function rowsOf(noise: readonly Noise[], metric: string): Noise[] {
  return noise.filter(({ row }) => row.metric === metric);
}

function groupByMetric(noise: readonly Noise[]): Noise[][] {
  return [...new Set(noise.map(({ row }) => row.metric))].map((metric) => rowsOf(noise, metric));
}

/** Returns the cheapest plan under which the primary metrics suit a limit of 5 %, or the plan that gets closest. */
function chooseRounds(findings: ProposalInputs, share: number): PlannedRounds {
  const { noise, alpha, roundMinutes, maxMinutes } = findings;
  const fewest = findMinRounds({ alpha, testCount: share });
  const affordable = (rounds: PlannedRounds) => countWithWarmUp(rounds) * roundMinutes <= maxMinutes;
  const plans = ROUND_PLANS.filter(({ max }) => max > FIRST_LOOK && max >= fewest).filter(affordable);
  const primary = groupByMetric(noise.filter(({ row, kind }) => row.primary && kind !== 'one-sided'));
  const prospects = plans.map((rounds) => {
    const reach = sensitivityOf({ rounds, alpha, testCount: share });
    const metrics = primary.map((rows) => rowLimitsOf(rows, reach));
    return { rounds, limit: Math.max(0, ...metrics.map(defaultOf)), score: scoreOf(metrics.flat()) };
  });
  const best = Math.min(...prospects.map(({ score }) => score));
  const chosen = prospects.find(({ limit, score }) => limit <= TARGET_LIMIT || score === best);
  if (chosen !== undefined) return chosen.rounds;
  // No plan fits. Returns as many rounds as the time allows, but at least as many as are needed to fail.
  const max = Math.max(fewest, Math.floor(maxMinutes / roundMinutes) - 1);
  return { min: Math.min(FIRST_LOOK, max), max };
}

/** Returns the mean limit, at most 1 for each row. Less is better. */
function scoreOf(all: readonly RowLimit[]): number {
  return all.reduce((sum, { limit }) => sum + Math.min(1, limit), 0) / Math.max(1, all.length);
}

/** Returns the number of rounds including the warm-up, which takes as long as a round. */
function countWithWarmUp({ max }: PlannedRounds): number {
  return max + 1;
}

/** A row with the smallest limit that suits it. Infinite: none does. */
interface RowLimit {
  readonly noise: Noise;
  readonly limit: number;
}

function rowLimitsOf(rows: readonly Noise[], reach: Sensitivity): RowLimit[] {
  // A time that never varied was measured with a coarse clock. Some tools have one metric for times and everything else.
  const hasTimes = rows.some(({ row }) => isTimeBased(row.unit));
  return rows.map((noise) => ({
    noise,
    limit: noise.kind === 'exact' && !hasTimes ? 0 : limitFor(noise, reach),
  }));
}

function limitFor({ row, kind, spread }: Noise, reach: Sensitivity): number {
  if (kind === 'exact') return minLimitFor(row.unit);
  if (spread === null) return Infinity;
  return reach.findLimit({ spread, better: row.better }, minLimitFor(row.unit)) ?? Infinity;
}

/** Returns the limit that suits most rows. If it is too large for level `fail`, returns the largest that is not. */
function defaultOf(all: readonly RowLimit[]): number {
  const limits = all.map(({ limit }) => limit).toSorted(compareNumbers);
  const most = limits[Math.floor(MIN_SUITED_SHARE * (limits.length - 1))] ?? 0;
  return most <= MAX_FAIL_LIMIT ? most : (limits.findLast((limit) => limit <= MAX_FAIL_LIMIT) ?? most);
}

/** Returns the budgets for the rows of one metric. */
function budgetsFor(rows: readonly Noise[], reach: Sensitivity): ProposedBudget[] {
  const [{ row } = { row: null }] = rows;
  if (row === null) return [];
  const { metric } = row;
  const all = rowLimitsOf(rows, reach);
  const usual = defaultOf(all);
  const carriers = all.filter(({ limit }) => limit <= usual).map(({ noise }) => noise);
  const wider = [...new Set(all.map(({ limit }) => limit))].filter((limit) => limit > usual).toSorted(compareNumbers);
  return [
    budgetOf(metric, { rows: null, members: carriers, limit: usual }, reach),
    ...wider.map((limit) => {
      const members = all.filter((tier) => tier.limit === limit).map(({ noise }) => noise);
      return budgetOf(metric, { rows: members, members, limit }, reach);
    }),
  ];
}

interface BudgetGroup {
  readonly rows: readonly Noise[] | null;
  /** Rows whose noise is a reason for the limit. */
  readonly members: readonly Noise[];
  readonly limit: number;
}

function budgetOf(metric: string, { rows, members, limit }: BudgetGroup, reach: Sensitivity): ProposedBudget {
  const noisy = rankVaryingRows(members);
  const worst = noisy[0];
  const noise = worst === undefined ? null : ([noisy.at(-1)!.spread, worst.spread] as const);
  if (limit === Infinity) {
    const kind = worst === undefined ? 'ratioless' : 'hidden';
    return { metric, rows, limit: REPORT_LEVEL_LIMIT, level: 'report', why: { kind, noise, found: null } };
  }
  return {
    metric,
    rows,
    limit,
    level: limit <= MAX_FAIL_LIMIT ? 'fail' : 'warn',
    why: {
      kind: reasonFor(members, limit),
      noise,
      found: worst === undefined ? null : reach.findWorsening(rowNoiseOf(worst), limit),
    },
  };
}

function reasonFor(members: readonly Noise[], limit: number): BudgetReason['kind'] {
  if (limit === 0) return 'exact';
  if (members.some(({ row: { unit } }) => limit > minLimitFor(unit))) return 'noise';
  return members.every(({ row: { unit } }) => isTimeBased(unit)) ? 'floor' : 'smallest';
}

function rowNoiseOf({ row, spread }: Noise & { readonly spread: number }): RowNoise {
  return { spread, better: row.better };
}

/** Reserve as a factor. Base takes half of a round, so 2 suffices for a head that takes three times as long. */
const RESERVE_FACTOR = 2;

function minutesFor(rounds: PlannedRounds, { roundMinutes, maxMinutes }: ProposalInputs): number {
  const needed = countWithWarmUp(rounds) * roundMinutes;
  return Math.max(1, Math.ceil(Math.max(needed, Math.min(maxMinutes, RESERVE_FACTOR * needed))));
}

function compareNumbers(left: number, right: number): number {
  return left - right;
}
