// From the noise of a run to rounds, minutes and budgets that this noise allows. Numbers and names in, a Proposal
// out; sentences for people are made from its numbers elsewhere. It never proposes what the gate could not judge.

import type { Noisy } from '../compare/detectable.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Level } from '../model/verdict.ts';
import type { Rounds } from '../stats/alpha-spending.ts';
import { type Noise, varying } from './noise.ts';
import { fewestRounds, isClocked, LEAST, leastFor, type Reach, reachOf } from './reach.ts';

export interface Proposed {
  readonly metric: string;
  /** The benchmarks it is for; null: all that have the metric. */
  readonly rows: readonly Noise[] | null;
  /** A ratio. */
  readonly limit: number;
  readonly level: Level;
  readonly why: Why;
}

/** What the reason is made of. */
export interface Why {
  /** `floor`: noise would allow less, builds do not. `ratioless`: no change in percent exists. */
  readonly kind: 'exact' | 'noise' | 'floor' | 'hidden' | 'ratioless';
  /** Of the rows it is for: the smallest and the largest spread; null where none varies. */
  readonly noise: readonly [least: number, most: number] | null;
  /** The smallest worsening found in 9 of 10 runs in the noisiest of the rows; null: none. */
  readonly found: number | null;
}

export interface Proposal {
  readonly rounds: Rounds;
  /** Whole minutes, with room for a slower head where the time that is allowed has it. */
  readonly maxMinutes: number;
  /** Defaults of each metric first, exceptions behind them. */
  readonly budgets: readonly Proposed[];
  /** Tests that share alpha. */
  readonly share: number;
}

export interface Findings {
  readonly noise: readonly Noise[];
  /** One round of base and head. */
  readonly roundMinutes: number;
  /** The time that a gate may take. */
  readonly mostMinutes: number;
  readonly alpha: number;
}

/** The gate's first look; a plan that may end after it costs an unchanged pull request no more. */
const FIRST_LOOK = 6;

/** Ends of a plan, cheapest first. */
export const PLANS: readonly Rounds[] = [6, 10, 14, 20, 30].map((max) => ({ min: FIRST_LOOK, max }));

/** Of the primary metric: what more rounds are worth paying for. */
const LIMIT_WANTED = 0.05;

/** So many of a metric's benchmarks must carry its default; the others are named. */
const CARRYING = 0.75;

/** Above the first a worsening is no reason to stop a merge any more, only to look. */
const MOST_FOR_FAIL = 0.2;

/** A limit is needed even where it decides nothing. */
const SHOWN_ONLY = 0.5;

export function propose(findings: Findings): Proposal {
  // What ends as `report` takes no part of alpha, which may help the others: asked twice.
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

/** The later budget counts, as everywhere. */
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

/** The cheapest plan under which the metrics that people look at first carry 5 %, or the one that gets closest. */
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
  // Not even ten rounds fit: as many as do, and never so few that nothing could fail.
  const max = Math.max(fewest, Math.floor(mostMinutes / roundMinutes) - 1);
  return { min: Math.min(FIRST_LOOK, max), max };
}

/** The mean limit; one that is hidden by noise counts as the whole. Less is better. */
function scoreOf(all: readonly Tier[]): number {
  return all.reduce((sum, { limit }) => sum + Math.min(1, limit), 0) / Math.max(1, all.length);
}

/** The warm-up takes as long as a round. */
function warmedUp({ max }: Rounds): number {
  return max + 1;
}

/** The row with the limit it carries; infinite where it carries none. */
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

/** The limit that most of the rows carry; where that is too wide to fail for, the widest that is not. */
function defaultOf(all: readonly Tier[]): number {
  const limits = all.map(({ limit }) => limit).toSorted(ascending);
  const most = limits[Math.floor(CARRYING * (limits.length - 1))] ?? LEAST;
  return most <= MOST_FOR_FAIL ? most : (limits.findLast((limit) => limit <= MOST_FOR_FAIL) ?? most);
}

/** Of the rows of one metric. */
function budgetsFor(rows: readonly Noise[], reach: Reach): Proposed[] {
  const [{ row } = { row: null }] = rows;
  if (row === null) return [];
  const { metric } = row;
  // A time that never varied had a coarse clock.
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
  /** Those of them whose noise speaks for the limit. */
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

/** Half of a round is base: twice the time is enough for a head that takes three times as long. */
const ROOM = 2;

function minutesFor(rounds: Rounds, { roundMinutes, mostMinutes }: Findings): number {
  const needed = warmedUp(rounds) * roundMinutes;
  return Math.max(1, Math.ceil(Math.max(needed, Math.min(mostMinutes, ROOM * needed))));
}

function ascending(left: number, right: number): number {
  return left - right;
}
