// Proposes rounds, minutes and budgets that suit the noise of a run. In: numbers and names. Out: a Proposal, from whose
// numbers other modules make sentences. It never proposes a budget that the gate cannot judge.

import type { Noisy } from '../compare/detectable.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Level } from '../model/verdict.ts';
import type { Rounds } from '../stats/alpha-spending.ts';
import { type Noise, varying } from './noise.ts';
import { fewestRounds, isClocked, LEAST, leastFor, type Reach, reachOf } from './reach.ts';

export interface Proposed {
  readonly metric: string;
  /** The benchmarks of the budget. Null: all that have the metric. */
  readonly rows: readonly Noise[] | null;
  /** Limit as a ratio. */
  readonly limit: number;
  readonly level: Level;
  readonly why: Why;
}

/** Numbers for the reason of a budget. */
export interface Why {
  /**
   * `floor`: noise would allow a smaller limit, but differences between builds do not. `ratioless`: there is no
   * relative change.
   */
  readonly kind: 'exact' | 'noise' | 'floor' | 'hidden' | 'ratioless';
  /** Smallest and largest spread of the rows. Null if none varies. */
  readonly noise: readonly [least: number, most: number] | null;
  /** The smallest worsening that is detected in 9 of 10 runs in the noisiest row. Null: none is. */
  readonly found: number | null;
}

export interface Proposal {
  readonly rounds: Rounds;
  /** Whole minutes. They include reserve for a slower head, as far as the allowed time permits. */
  readonly maxMinutes: number;
  /** The default of each metric, followed by its exceptions. */
  readonly budgets: readonly Proposed[];
  /** Number of tests that share alpha. */
  readonly share: number;
}

export interface Findings {
  readonly noise: readonly Noise[];
  /** Minutes of one round of base and head. */
  readonly roundMinutes: number;
  /** Maximum duration of a gate in minutes. */
  readonly mostMinutes: number;
  readonly alpha: number;
}

/** Rounds before the gate's first look. A pull request without changes usually ends there, whatever the maximum is. */
const FIRST_LOOK = 6;

/** Plans to choose from, ascending by cost. */
export const PLANS: readonly Rounds[] = [6, 10, 14, 20, 30].map((max) => ({ min: FIRST_LOOK, max }));

/** Target limit for primary metrics. More rounds are proposed until it is reached. */
const LIMIT_WANTED = 0.05;

/** Share of a metric's benchmarks that its default limit must suit. Exceptions list the others by name. */
const CARRYING = 0.75;

/** Largest limit of level `fail`. A larger one is a reason to look at a change, but not to stop a merge. */
const MOST_FOR_FAIL = 0.2;

/** Limit of a budget of level `report`, which needs one although it decides nothing. */
const SHOWN_ONLY = 0.5;

export function propose(findings: Findings): Proposal {
  // Budgets of level `report` take no share of alpha, and the second pass gives their share to the others.
  const first = proposeFor(findings, Math.max(1, varying(findings.noise).length));
  return proposeFor(findings, first.share);
}

function proposeFor(findings: Findings, share: number): Proposal {
  const { noise, alpha } = findings;
  const rounds = chooseRounds(findings, share);
  const judged = noise.filter(({ kind }) => kind !== 'one-sided');
  const reach = reachOf({ rounds, alpha, share });
  const budgets = metricsOf(judged).flatMap((rows) => budgetsFor(rows, reach));
  const tested = varying(judged).filter(({ row }) => levelFor(budgets, row) !== 'report');
  return {
    rounds,
    maxMinutes: minutesFor(rounds, findings),
    budgets,
    share: Math.max(1, tested.length),
  };
}

/** Returns the level of the last budget that matches. */
function levelFor(budgets: readonly Proposed[], row: Comparison): Level | undefined {
  return budgets.findLast(
    ({ metric, rows }) => metric === row.metric && (rows === null || rows.some((one) => one.row === row)),
  )?.level;
}

function rowsOf(noise: readonly Noise[], metric: string): Noise[] {
  return noise.filter(({ row }) => row.metric === metric);
}

function metricsOf(noise: readonly Noise[]): Noise[][] {
  return [...new Set(noise.map(({ row }) => row.metric))].map((metric) => rowsOf(noise, metric));
}

/** Returns the cheapest plan under which the primary metrics suit a limit of 5 %, or the plan that gets closest. */
function chooseRounds(findings: Findings, share: number): Rounds {
  const { noise, alpha, roundMinutes, mostMinutes } = findings;
  const fewest = fewestRounds({ alpha, share });
  const affordable = (rounds: Rounds) => warmedUp(rounds) * roundMinutes <= mostMinutes;
  const plans = PLANS.filter(({ max }) => max > FIRST_LOOK && max >= fewest).filter(affordable);
  const primary = metricsOf(noise.filter(({ row, kind }) => row.primary && kind !== 'one-sided'));
  const prospects = plans.map((rounds) => {
    const reach = reachOf({ rounds, alpha, share });
    const metrics = primary.map((rows) => tiers(rows, reach));
    return { rounds, limit: Math.max(0, ...metrics.map(defaultOf)), score: scoreOf(metrics.flat()) };
  });
  const best = Math.min(...prospects.map(({ score }) => score));
  const chosen = prospects.find(({ limit, score }) => limit <= LIMIT_WANTED || score === best);
  if (chosen !== undefined) return chosen.rounds;
  // No plan fits. Returns as many rounds as the time allows, but at least as many as are needed to fail.
  const max = Math.max(fewest, Math.floor(mostMinutes / roundMinutes) - 1);
  return { min: Math.min(FIRST_LOOK, max), max };
}

/** Returns the mean limit, at most 1 for each row. Less is better. */
function scoreOf(all: readonly Tier[]): number {
  return all.reduce((sum, { limit }) => sum + Math.min(1, limit), 0) / Math.max(1, all.length);
}

/** Returns the number of rounds including the warm-up, which takes as long as a round. */
function warmedUp({ max }: Rounds): number {
  return max + 1;
}

/** A row with the smallest limit that suits it. Infinite: none does. */
interface Tier {
  readonly noise: Noise;
  readonly limit: number;
}

function tiers(rows: readonly Noise[], reach: Reach): Tier[] {
  return rows.map((noise) => ({ noise, limit: limitFor(noise, reach) }));
}

function limitFor({ row, kind, spread }: Noise, reach: Reach): number {
  if (kind === 'exact') return leastFor(row.unit);
  if (spread === null) return Infinity;
  return reach.carried({ spread, better: row.better }, leastFor(row.unit)) ?? Infinity;
}

/** Returns the limit that suits most rows. If it is too large for level `fail`, returns the largest that is not. */
function defaultOf(all: readonly Tier[]): number {
  const limits = all.map(({ limit }) => limit).toSorted(ascending);
  const most = limits[Math.floor(CARRYING * (limits.length - 1))] ?? LEAST;
  return most <= MOST_FOR_FAIL ? most : (limits.findLast((limit) => limit <= MOST_FOR_FAIL) ?? most);
}

/** Returns the budgets for the rows of one metric. */
function budgetsFor(rows: readonly Noise[], reach: Reach): Proposed[] {
  const [{ row } = { row: null }] = rows;
  if (row === null) return [];
  const { metric } = row;
  // A time that never varied was measured with a coarse clock.
  if (rows.every(({ kind, row: { unit } }) => kind === 'exact' && !isClocked(unit))) {
    const why: Why = { kind: 'exact', noise: null, found: null };
    return [{ metric, rows: null, limit: 0, level: 'fail', why }];
  }
  const all = tiers(rows, reach);
  const usual = defaultOf(all);
  const carriers = all.filter(({ limit }) => limit <= usual).map(({ noise }) => noise);
  const wider = [...new Set(all.map(({ limit }) => limit))]
    .filter((limit) => limit > usual)
    .toSorted(ascending);
  return [
    budgetOf(metric, { rows: null, members: carriers, limit: usual }, reach),
    ...wider.map((limit) => {
      const members = all.filter((tier) => tier.limit === limit).map(({ noise }) => noise);
      return budgetOf(metric, { rows: members, members, limit }, reach);
    }),
  ];
}

interface Group {
  readonly rows: readonly Noise[] | null;
  /** Rows whose noise is a reason for the limit. */
  readonly members: readonly Noise[];
  readonly limit: number;
}

function budgetOf(metric: string, { rows, members, limit }: Group, reach: Reach): Proposed {
  const noisy = varying(members);
  const worst = noisy[0];
  const noise = worst === undefined ? null : ([noisy.at(-1)!.spread, worst.spread] as const);
  if (limit === Infinity) {
    const kind = worst === undefined ? 'ratioless' : 'hidden';
    return { metric, rows, limit: SHOWN_ONLY, level: 'report', why: { kind, noise, found: null } };
  }
  return {
    metric,
    rows,
    limit,
    level: limit <= MOST_FOR_FAIL ? 'fail' : 'warn',
    why: {
      kind:
        members.every(({ row }) => limit === leastFor(row.unit)) && isClocked(members[0]!.row.unit)
          ? 'floor'
          : 'noise',
      noise,
      found: worst === undefined ? null : reach.found(noisyOf(worst), limit),
    },
  };
}

function noisyOf({ row, spread }: Noise & { readonly spread: number }): Noisy {
  return { spread, better: row.better };
}

/** Reserve as a factor. Base takes half of a round, so 2 suffices for a head that takes three times as long. */
const ROOM = 2;

function minutesFor(rounds: Rounds, { roundMinutes, mostMinutes }: Findings): number {
  const needed = warmedUp(rounds) * roundMinutes;
  return Math.max(1, Math.ceil(Math.max(needed, Math.min(mostMinutes, ROOM * needed))));
}

function ascending(left: number, right: number): number {
  return left - right;
}
